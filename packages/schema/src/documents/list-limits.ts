/** Maximum sort fields, group levels and frozen columns of a list. */
export const listLimits = { sorts: 3, groups: 2, frozenColumns: 3 } as const;

/** Aggregates offered below a number column. */
export const totalKinds = ['sum', 'avg', 'min', 'max'] as const;
export type TotalKind = (typeof totalKinds)[number];
