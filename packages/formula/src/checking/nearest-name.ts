/** Longer names are not compared: nobody misspells one by a letter, and the work grows with the square. */
const comparedLength = 60;

/** People seldom misspell the first letter. */
const otherBeginning = 1;

function lettersWrong(name: string): number {
  return name.length < 3 ? name.length - 1 : Math.max(2, Math.floor(name.length / 3));
}

/**
 * The candidate that was probably meant: the same in another letter case, else the one with the fewest letters inserted, left out,
 * changed or swapped: at most one of two letters, two of six, then one in three. Undefined when none is near.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > comparedLength) return undefined;
  const folded = name.toLowerCase();
  let best: string | undefined;
  let least = lettersWrong(name) + 0.1;
  for (const candidate of candidates) {
    if (candidate.length > comparedLength || Math.abs(candidate.length - name.length) > least) continue;
    const other = candidate.toLowerCase();
    const distance = editDistance(folded, other) + (folded[0] === other[0] ? 0 : otherBeginning);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Damerau–Levenshtein (optimal string alignment): a swap of two neighbours counts once. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, beforeLast[column - 2]! + 1);
      }
      current.push(distance);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
