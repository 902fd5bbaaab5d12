// What a page loads for the wall of a lesson.

import './lesson/wall.js';
