import { useDeferredValue } from 'react';

/** The first of many lines while a page opens, and all of them as soon as those are shown; `isWhole` where a later one is needed at once. */
export function useFirstLines<T>(lines: readonly T[], first: number, isWhole = false): readonly T[] {
  const isOpen = useDeferredValue(true, false);
  return isOpen || isWhole || lines.length <= first ? lines : lines.slice(0, first);
}
