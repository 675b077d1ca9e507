import { effect, untracked, type ReadonlySignal } from '@inkstone/form-engine';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns the signal's value; the component is rendered again only when it changes. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isFirst = true;
      return effect(() => {
        void source.value;
        // Rendering in response must not subscribe this effect to further signals.
        if (!isFirst) untracked(onChange);
        isFirst = false;
      });
    },
    [source],
  );
  return useSyncExternalStore(subscribe, () => source.peek());
}
