import { createId } from '@inkstone/schema';

/**
 * Makes repeated clicks and retries one command: the same request keeps its idempotency key, another request gets another key. Call
 * `fulfil` once it was answered.
 */
export interface Intention {
  keyFor(request: unknown): string;
  fulfil(): void;
}

export function createIntention(makeKey: () => string = createId): Intention {
  let kept: { readonly request: string; readonly key: string } | null = null;
  return {
    keyFor(request) {
      const text = JSON.stringify(request);
      if (kept?.request !== text) kept = { request: text, key: makeKey() };
      return kept.key;
    },
    fulfil() {
      kept = null;
    },
  };
}
