// What a page without boards loads: with boards, features.js sees to it.

import { keepSite } from './offline/keeping.js';

keepSite();
