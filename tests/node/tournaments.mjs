// Plays tournaments: for each line of JSON with what happens, prints a line with its rounds and points.

import { createInterface } from 'node:readline';
import { begin, hasNext, leave, pairRound, rank, report, welcome } from '../../widgets/browser/classroom/tournament.js';

const RESULTS = ['first', 'second', 'tie'];

for await (const line of createInterface({ input: process.stdin })) {
  const { kind, players, evenings } = JSON.parse(line);
  let now = begin(
    kind,
    Array.from({ length: players }, (_, at) => `P${at}`),
  );
  const present = [now.players.map((_, id) => id)];
  evenings.forEach(({ results, comes, leaves }, at) => {
    const round = now.rounds.length - 1;
    now.rounds[round].forEach(({ second }, table) => {
      if (second !== null) now = report(now, round, table, RESULTS[results[table % results.length]]);
    });
    for (let one = 0; one < comes; one += 1) now = welcome(now, `late ${at} ${one}`);
    if (leaves !== null && now.players.filter(({ away }) => !away).length > 2) {
      const id = leaves % now.players.length;
      now = leave(now, id, !now.players[id].away);
    }
    if (!hasNext(now)) return;
    now = pairRound(now);
    present.push(now.players.flatMap(({ away }, id) => (away ? [] : [id])));
  });
  const points = Object.fromEntries(rank(now).map((row) => [row.id, row.points]));
  process.stdout.write(`${JSON.stringify({ rounds: now.rounds, present, points })}\n`);
}
