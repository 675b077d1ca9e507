const factor = Number(process.env['INKSTONE_CASES'] ?? 1);

/**
 * How many cases a property is tried with: `count` by itself and in `npm run check`, a part of them in `npm test`, many times as many in
 * `npm run test:long` (docs/decisions/0047).
 */
export const cases = (count: number): number => Math.max(10, Math.round(count * factor));
