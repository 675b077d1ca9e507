import { createContext, use } from 'react';

/** What the drawing shows of an activity or a route beside its definition. */
export interface Marks {
  readonly severity: 'error' | 'warning' | null;
  /** While steps are played: whether the token was there, and whether it is there now. */
  readonly isPassed: boolean;
  readonly isAt: boolean;
  /** Figures, such as a median time. */
  readonly note: string | null;
}

const none: Marks = { severity: null, isPassed: false, isAt: false, note: null };

/** Marks by activities and `route.` parts. */
export const MarksContext = createContext<ReadonlyMap<string, Marks>>(new Map());

export const useMarks = (part: string): Marks => use(MarksContext).get(part) ?? none;

export function useMarksOf(): (part: string) => Marks {
  const marks = use(MarksContext);
  return (part) => marks.get(part) ?? none;
}

/** Joins what several sources mark; each sets what it knows. */
export function joinMarks(...sources: readonly ReadonlyMap<string, Partial<Marks>>[]): ReadonlyMap<string, Marks> {
  const joined = new Map<string, Marks>();
  for (const source of sources) for (const [part, marks] of source) joined.set(part, { ...none, ...joined.get(part), ...marks });
  return joined;
}
