// What a page loads for a lesson being run.

import './elements/lesson.js';
