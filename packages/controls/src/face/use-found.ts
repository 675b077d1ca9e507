import { useCallback, useEffect, useState } from 'react';

export type Found<T> =
  | { readonly state: 'loading'; readonly value: T | null }
  | { readonly state: 'failed'; readonly value: T | null }
  | { readonly state: 'done'; readonly value: T };

/**
 * Asks the world and keeps the answer; a newer question cancels the older one, and what was found before stays in sight meanwhile.
 * `ask` must keep its identity as long as the question is the same; null asks nothing yet.
 */
export function useFound<T>(ask: ((signal: AbortSignal) => Promise<T>) | null, delayMs = 0): Found<T> & { readonly retry: () => void } {
  const [found, setFound] = useState<Found<T>>({ state: 'loading', value: null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!ask) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setFound(({ value }) => ({ state: 'loading', value }));
      ask(abort.signal).then(
        (value) => abort.signal.aborted || setFound({ state: 'done', value }),
        () => abort.signal.aborted || setFound(({ value }) => ({ state: 'failed', value })),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [ask, delayMs, turn]);
  return { ...found, retry: useCallback(() => setTurn((before) => before + 1), []) };
}
