/** The lists of the workbench, as named in the address. */
export const workTabs = ['todo', 'waiting', 'to-read', 'done', 'all', 'started', 'drafts'] as const;
export type WorkTab = (typeof workTabs)[number];

export const isWorkTab = (text: string | undefined): text is WorkTab => workTabs.some((tab) => tab === text);

export const startedStatuses = ['STARTED', 'PROCESSING', 'COMPLETED', 'CANCELED', 'EXCEPTION'] as const;
export type StartedStatus = (typeof startedStatuses)[number];
