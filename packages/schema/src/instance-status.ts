/** Statuses of a workflow instance with their numbers (runtime specification, section 3). CANCELLED is read, never written. */
export const instanceStatuses = { DRAFT: 0, PROCESSING: 1, CANCELED: 2, COMPLETED: 3, EXCEPTION: 4 } as const;
export type InstanceStatus = keyof typeof instanceStatuses;

export const workItemKinds = ['normal', 'forward', 'assist', 'add', 'consult', 'circulate', 'sub-instance'] as const;
export type WorkItemKind = (typeof workItemKinds)[number];

export const clientTypes = ['PC', 'APP', 'OTHER'] as const;
export type ClientType = (typeof clientTypes)[number];
