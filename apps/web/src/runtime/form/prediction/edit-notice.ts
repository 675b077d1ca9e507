/** Tells that somebody may have changed the form; who listens looks for themselves what it was. */
export interface EditNotice {
  notify(): void;
  /** Gives back how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export function createEditNotice(): EditNotice {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
