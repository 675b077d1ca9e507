/** Limits of a formula. The language has no loops, so with these limits every evaluation terminates in bounded memory. */
export const formulaLimits = {
  /** Characters of a source text. */
  sourceLength: 20_000,
  /** Nested operations; a chain such as `a + b + c` nests once per operator. */
  depth: 400,
  /** List items and blocks of 16 characters that one evaluation may process: about one second in the worst case. */
  steps: 1_000_000,
  /** Issues reported for one source text. */
  issues: 100,
  /** Subexpressions in a trace. */
  traceSteps: 1000,
  /** Characters of a text that a formula produces. */
  textLength: 100_000,
  /** Items of a list that a formula produces. */
  listLength: 100_000,
  /** Largest decimal exponent of a number. */
  exponent: 300,
  /** Decimals kept by sums and averages (runtime specification, section 5). */
  aggregateDecimals: 8,
} as const;
