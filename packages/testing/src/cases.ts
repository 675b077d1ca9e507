const factor = Number(process.env['INKSTONE_CASES'] ?? 1);

/** So few say something still. */
const fewest = 20;

/**
 * How many cases a property is tried with: `count` by itself and in `npm run check`, a part of them in `npm test`, many times as many in
 * `npm run test:long` (docs/decisions/0047).
 */
export const cases = (count: number): number => Math.max(Math.min(count, fewest), Math.round(count * factor));
