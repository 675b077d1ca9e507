/** Longer names are not compared: the cost grows with the square of the length, and a near miss is unlikely. */
const maxComparedLength = 60;

/** Extra distance for a different first letter, which is rarely misspelled. */
const firstLetterPenalty = 1;

function maxEdits(name: string): number {
  return name.length < 3 ? name.length - 1 : Math.max(2, Math.floor(name.length / 3));
}

/**
 * Returns the candidate that was probably intended: the same name in another letter case, otherwise the one with the fewest inserted,
 * omitted, changed or transposed letters, at most one in two letters, two in up to eight, then one in three. Undefined if none is close.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > maxComparedLength) return undefined;
  const folded = name.toLowerCase();
  let best: string | undefined;
  let least = maxEdits(name) + 0.1;
  for (const candidate of candidates) {
    if (candidate.length > maxComparedLength || Math.abs(candidate.length - name.length) > least) continue;
    const other = candidate.toLowerCase();
    const distance = editDistance(folded, other) + (folded[0] === other[0] ? 0 : firstLetterPenalty);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Damerau–Levenshtein distance (optimal string alignment): a transposition of two adjacent letters counts once. */
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
