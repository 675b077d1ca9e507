/** Maximum contents of pages. */
export const pageLimits = { pages: 50, cards: 40, functions: 30, lines: 20, htmlLength: 20_000 } as const;
