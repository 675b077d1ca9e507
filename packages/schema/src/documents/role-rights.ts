/** The rights on records of a model. Every right on a record includes the right to view it. */
export const modelRights = ['view', 'add', 'edit', 'delete', 'import', 'export', 'print', 'batch'] as const;
export type ModelRight = (typeof modelRights)[number];
/** The records of a right: own, those of the own departments, these with their descendants, all, or those that meet a condition. */
export const dataScopes = ['own', 'department', 'departmentTree', 'all', 'condition'] as const;
export type DataScope = (typeof dataScopes)[number];
/** A field without a limit is visible, and editable with the right to edit the record. */
export const fieldLimits = ['hidden', 'readonly'] as const;
export type FieldLimit = (typeof fieldLimits)[number];
