/** Throws with both when contenders come to different results: then their times would not be of the same work. A null is "cannot". */
export function checkSame(names: readonly string[], results: readonly (readonly unknown[])[]): void {
  const [first = []] = results;
  for (const [index, others] of results.entries()) {
    const differs = others.some((value, place) => !isSame(value, first[place]));
    if (differs) throw new Error(`${names[index]} has ${JSON.stringify(others)}, ${names[0]} has ${JSON.stringify(first)}`);
  }
}

/** Doubles drift by less than this where exact numbers do not. */
const drift = 1e-5;

function isSame(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return true;
  return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < drift : a === b;
}
