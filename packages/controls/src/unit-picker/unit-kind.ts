/** What a picker offers: people, departments or both. */
export type UnitKind = 'User' | 'Org' | 'all';
