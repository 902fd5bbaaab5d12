// Prints a student's code for a set, solved at once in so many minutes: what the student shows a teacher.

import { writeResult } from '../../widgets/browser/training/result-code.js';

const [minutes, ...puzzles] = process.argv.slice(2);
process.stdout.write(writeResult(puzzles, { states: puzzles.map(() => 'once'), hints: 0, minutes: Number(minutes) }));
