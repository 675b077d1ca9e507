/** Throws an error with both results if contenders differ, because their times would not be comparable. Null means unsupported. */
export function checkSame(names: readonly string[], results: readonly (readonly unknown[])[]): void {
  const [first = []] = results;
  for (const [index, others] of results.entries()) {
    const differs = others.some((value, place) => !isSame(value, first[place]));
    if (differs) throw new Error(`${names[index]} has ${JSON.stringify(others)}, ${names[0]} has ${JSON.stringify(first)}`);
  }
}

/** The tolerance for rounding errors of doubles. */
const drift = 1e-5;

function isSame(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return true;
  return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < drift : a === b;
}
