import { useCallback, useEffect, useState } from 'react';

export type AsyncState<T> =
  | { readonly state: 'loading'; readonly value: T | null }
  | { readonly state: 'failed'; readonly value: T | null }
  | { readonly state: 'done'; readonly value: T };

/**
 * Runs an asynchronous request and keeps its result; a newer request cancels the older one, and the previous result stays available
 * meanwhile. `load` must be memoised: a new function is a new request. Null requests nothing.
 */
export function useAsync<T>(
  load: ((signal: AbortSignal) => Promise<T>) | null,
  delayMs = 0,
): AsyncState<T> & { readonly retry: () => void } {
  const [state, setState] = useState<AsyncState<T>>({ state: 'loading', value: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!load) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setState(({ value }) => ({ state: 'loading', value }));
      load(abort.signal).then(
        (value) => abort.signal.aborted || setState({ state: 'done', value }),
        () => abort.signal.aborted || setState(({ value }) => ({ state: 'failed', value })),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [load, delayMs, attempt]);
  return { ...state, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}
