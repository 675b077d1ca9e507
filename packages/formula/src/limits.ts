/** What one formula may ask for. Nothing in the language repeats by itself, so with these an evaluation ends and its memory is bounded. */
export const formulaLimits = {
  /** Characters of a source text. */
  sourceLength: 20_000,
  /** Nested operations; a chain like `a + b + c` nests once for each sign. */
  depth: 400,
  /** Items of lists and blocks of 16 characters that one evaluation may handle in all: about a second at the very worst. */
  steps: 1_000_000,
  /** Wrong places of a source that are told one by one. */
  diagnostics: 100,
  /** Parts of a formula that a trace tells of. */
  traceSteps: 1000,
  /** Characters of a text made by a formula. */
  textLength: 100_000,
  /** Items of a list made by a formula. */
  listLength: 100_000,
  /** Decimal exponent up to which a number is a number. */
  exponent: 300,
  /** Decimals kept by sums and averages (runtime specification, section 5). */
  aggregateDecimals: 8,
} as const;
