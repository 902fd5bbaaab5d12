// Prints the progress code of the puzzles and steps named, as a learning platform stores it.

import { writeCode } from '../../widgets/browser/training/progress-code.js';

process.stdout.write(writeCode(process.argv.slice(2)));
