const factor = Number(process.env['INKSTONE_CASES'] ?? 1);

/** Fewer cases than this would prove nothing. */
const fewest = 20;

/**
 * Returns the number of cases to try for a property: `count` when run directly and in `npm run check`, a fraction of it in `npm test`, a
 * multiple in `npm run test:long` (docs/decisions/0047).
 */
export const cases = (count: number): number => Math.max(Math.min(count, fewest), Math.round(count * factor));

/** Whether everything is tried, at whatever cost; `npm test` leaves out the most expensive cases. */
export const triesAll = factor >= 1;

const seed = Number(process.env['INKSTONE_SEED'] ?? 0);

/**
 * Divides cases that are tried in two ways, in two languages for example: in `npm test` each case is tried in one of them, otherwise in both.
 */
export const half = <T>(all: readonly T[], way: 0 | 1): readonly T[] =>
  triesAll ? all : all.filter((_, index) => (index + seed + way) % 2 === 0);

/** All cases in their order, but with each seed another one comes first. */
export const inTurn = <T>(all: readonly T[]): readonly T[] => {
  const first = seed % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
};
