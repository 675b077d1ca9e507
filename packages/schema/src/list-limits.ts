/** Of how many fields a list may be put in order at once, and how many of its columns may stand still. */
export const listLimits = { sorts: 3, groups: 2, frozenColumns: 3 } as const;

/** What stands below a column of figures. */
export const totalKinds = ['sum', 'avg', 'min', 'max'] as const;
export type TotalKind = (typeof totalKinds)[number];
