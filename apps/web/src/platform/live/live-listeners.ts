import type { LiveEvent } from '@inkstone/api';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Hears of every live event of this window until the answer is called. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellLiveEvent(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
