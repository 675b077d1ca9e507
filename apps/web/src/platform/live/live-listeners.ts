import type { LiveEvent } from '@inkstone/api';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Subscribes to every live event of this window; returns the function that unsubscribes. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dispatchLiveEvent(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
