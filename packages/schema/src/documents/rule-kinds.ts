/**
 * When a rule runs. `saved`: each time its form is stored, including on submit. `submitted`: when a draft is submitted. `completed`: when
 * the workflow has ended other than by disagreement, or if there is no workflow. `called`: by a form's event or a workflow's service
 * activity.
 */
export const ruleTriggers = ['saved', 'submitted', 'completed', 'disagreed', 'canceled', 'deleted', 'called'] as const;
export type RuleTrigger = (typeof ruleTriggers)[number];
export const ruleActionKinds = ['check', 'find', 'insert', 'update', 'upsert', 'delete', 'calculate'] as const;
export const ruleInputTypes = ['text', 'number', 'date', 'time', 'logic', 'texts', 'unit', 'units', 'record', 'records'] as const;
