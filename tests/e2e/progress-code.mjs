// Prints the progress code of the puzzles and steps named, as a learning platform stores it.

import { writeProgress } from '../../widgets/browser/training/progress-code.js';

process.stdout.write(writeProgress(process.argv.slice(2)));
