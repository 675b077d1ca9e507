const numbers = new WeakMap<object, number>();
let last = 0;

/** A number of an object that never changes, for keys that are compared as JSON: a map has no JSON, and a large document a long one. */
export function objectNumber(object: object | undefined): number {
  if (!object) return 0;
  const known = numbers.get(object) ?? (last += 1);
  numbers.set(object, known);
  return known;
}
