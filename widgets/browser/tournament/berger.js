// Everybody against everybody, by the circle method, in the order and with the sides of the published Berger tables.

/**
 * The rounds of so many players, who go by their numbers from 0. Of each pair the first begins. With an odd number one
 * player rests in each round: the pair's second is null.
 * @param {number} players at least 2
 * @returns {[first: number, second: number | null][][]}
 */
export function listRounds(players) {
  const seats = players + (players % 2);
  const circle = seats - 1;
  return Array.from({ length: circle }, (_, at) => {
    const round = at + 1;
    // Whom the last seat, which stays where it is, meets; the others sit around that player.
    const middle = (round % 2 ? (round + 1) / 2 : (round + seats) / 2) - 1;
    /** @type {[number, number][]} */
    const pairs = [round % 2 ? [middle, seats - 1] : [seats - 1, middle]];
    for (let step = 1; step < seats / 2; step += 1) {
      pairs.push([(middle + step) % circle, (middle - step + circle) % circle]);
    }
    return pairs.map(([first, second]) => (first >= players ? [second, null] : [first, second >= players ? null : second]));
  });
}
