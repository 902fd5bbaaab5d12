// What a page without boards loads: with boards, features.js sees to it.

import { keepSite } from './keeping.js';

keepSite();
