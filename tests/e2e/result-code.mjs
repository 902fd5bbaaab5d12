// Prints a student's result code for a set whose first puzzles were solved at once.

import { writeResult } from '../../widgets/browser/training/result-code.js';

const [minutes, solved, ...puzzles] = process.argv.slice(2);
const states = puzzles.map((_, at) => (at < Number(solved) ? 'once' : 'begun'));
process.stdout.write(writeResult(puzzles, { states, hints: 0, minutes: Number(minutes) }));
