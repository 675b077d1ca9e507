import { useSyncExternalStore } from 'react';

const query = '(orientation: portrait)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is in portrait orientation. */
export function useIsUpright(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
