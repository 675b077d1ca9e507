/** The steps of the set-up, in order. */
export const setupSteps = ['organization', 'administrator', 'people', 'applications'] as const;
export type SetupStep = (typeof setupSteps)[number];
