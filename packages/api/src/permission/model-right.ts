/** What somebody may do with records of a model. Whoever may do anything with a record sees it. */
export const modelRights = ['view', 'add', 'edit', 'delete', 'import', 'export', 'print', 'batch'] as const;
export type ModelRight = (typeof modelRights)[number];

/** With which records: their own, those of their departments, of these with all below, all, or those that meet a condition. */
export const dataScopes = ['own', 'department', 'departmentTree', 'all', 'condition'] as const;
export type DataScope = (typeof dataScopes)[number];

/** A field that is not named is seen, and edited by who may edit the record. */
export const fieldLimits = ['hidden', 'readonly'] as const;
export type FieldLimit = (typeof fieldLimits)[number];

export const roleMemberKinds = ['person', 'department', 'departmentTree', 'role'] as const;
export type RoleMemberKind = (typeof roleMemberKinds)[number];
