import type { LocalizedText } from './texts/localized-text.ts';

/**
 * The actions on a whole instance that ask for at most a reason, with their names in the action bar. The engine, the call
 * `workflow_operation` and the web client read this list; what an action does is defined in `packages/workflow/src/actions`.
 */
export const instanceActions = {
  FinishInstance: { zh: '提前結束', en: 'Finish early' },
  Cancel: { zh: '作廢', en: 'Cancel workflow' },
} as const satisfies Record<string, LocalizedText>;

export type InstanceAction = keyof typeof instanceActions;
export const instanceActionNames = Object.keys(instanceActions) as InstanceAction[];
