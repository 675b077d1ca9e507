import { useSyncExternalStore } from 'react';
import { narrowBelow, wideFrom } from '@inkstone/ui-kit';

const narrowQuery = `(max-width: ${narrowBelow - 0.02}px)`;
const wideQuery = `(min-width: ${wideFrom}px)`;

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = () => useMedia(narrowQuery);
/** Whether there is room for an item next to its list. */
export const useWide = () => useMedia(wideQuery);

export const isNarrow = () => window.matchMedia(narrowQuery).matches;
