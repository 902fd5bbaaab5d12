// Loaded by pages without boards; with boards, features.js does this.

import { keepSite } from './keeping.js';

keepSite();
