import { effect, untracked, type ReadonlySignal } from '@inkstone/form-engine';
import { useCallback, useSyncExternalStore } from 'react';

/** The signal's value; the component is drawn again when it changes, and only then. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isFirst = true;
      return effect(() => {
        void source.value;
        // What is drawn in answer must not become something this effect watches.
        if (!isFirst) untracked(onChange);
        isFirst = false;
      });
    },
    [source],
  );
  return useSyncExternalStore(subscribe, () => source.peek());
}
