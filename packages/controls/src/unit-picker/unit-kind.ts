/** The kinds of units a picker offers: people, departments or both. */
export type UnitKind = 'User' | 'Org' | 'all';
