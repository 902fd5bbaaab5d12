// Prints the code of the puzzles and steps that are named: what a learning platform is given to keep.

import { writeCode } from '../../widgets/browser/training/progress-code.js';

process.stdout.write(writeCode(process.argv.slice(2)));
