import { createContext, use, useCallback } from 'react';

/** What the drawing shows of an activity or a route beside its definition. */
export interface Marks {
  readonly severity: 'error' | 'warning' | null;
  /** While steps are played: whether the token was there, and whether it is there now. */
  readonly isPassed: boolean;
  readonly isAt: boolean;
  /** Below it at the left: who gets it, or how long it takes. */
  readonly note: string | null;
  /** Below it at the right: how many there are. */
  readonly count: string | null;
  /** The figures in a sentence. */
  readonly said: string | null;
  /** What happened to it between two versions. */
  readonly change: 'added' | 'removed' | 'changed' | null;
}

const none: Marks = { severity: null, isPassed: false, isAt: false, note: null, count: null, said: null, change: null };

/** Marks by activities and `route.` parts. */
export const MarksContext = createContext<ReadonlyMap<string, Marks>>(new Map());

export const useMarks = (part: string): Marks => use(MarksContext).get(part) ?? none;

export function useMarksOf(): (part: string) => Marks {
  const marks = use(MarksContext);
  return useCallback((part: string) => marks.get(part) ?? none, [marks]);
}

/** Joins what several sources mark; each sets what it knows. */
export function joinMarks(...sources: readonly ReadonlyMap<string, Partial<Marks>>[]): ReadonlyMap<string, Marks> {
  const joined = new Map<string, Marks>();
  for (const source of sources) for (const [part, marks] of source) joined.set(part, { ...none, ...joined.get(part), ...marks });
  return joined;
}
