/** Returns a function that computes once for each object; documents are never changed in place. */
export function memoByObject<T extends object, R>(compute: (value: T) => R): (value: T) => R {
  const known = new WeakMap<T, { readonly result: R }>();
  return (value) => {
    let found = known.get(value);
    if (!found) {
      found = { result: compute(value) };
      known.set(value, found);
    }
    return found.result;
  };
}
