// What a page loads for a lesson being run.

import './lesson/lesson.js';
