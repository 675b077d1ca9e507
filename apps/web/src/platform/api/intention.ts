import { createId } from '@inkstone/schema';

/**
 * What a person wants done once, however often they press: the same wish keeps its idempotency key through every retry,
 * another wish gets another key. `fulfil` when it was answered.
 */
export interface Intention {
  keyFor(wish: unknown): string;
  fulfil(): void;
}

export function createIntention(makeKey: () => string = createId): Intention {
  let kept: { readonly wish: string; readonly key: string } | null = null;
  return {
    keyFor(wish) {
      const text = JSON.stringify(wish);
      if (kept?.wish !== text) kept = { wish: text, key: makeKey() };
      return kept.key;
    },
    fulfil() {
      kept = null;
    },
  };
}
