import * as z from 'zod/mini';
import { nameI18nPart } from './form-part.ts';

const stepBase = z.object({
  /** The step is skipped unless this condition holds. */
  when: z.optional(z.string()),
});

export const messageLevels = ['info', 'success', 'warning', 'error'] as const;
export type MessageLevel = (typeof messageLevels)[number];

export const setStepSchema = z.extend(stepBase, {
  step: z.literal('set'),
  /** A control's key, a column of the same row, or `items.amount` for that column in every row. */
  field: z.string(),
  formula: z.string(),
});
export type SetStep = z.infer<typeof setStepSchema>;

export const clearStepSchema = z.extend(stepBase, { step: z.literal('clear'), field: z.string() });
export type ClearStep = z.infer<typeof clearStepSchema>;

export const messageStepSchema = z.extend(stepBase, {
  step: z.literal('message'),
  /** A message with an existing id replaces that message; without an id, the step identifies it. */
  id: z.optional(z.string()),
  level: z._default(z.enum(messageLevels), 'info'),
  text: z.object({ zh: z.string(), en: z.string() }),
});
export type MessageStep = z.infer<typeof messageStepSchema>;

/** Without an id all messages are hidden. */
export const hideMessageStepSchema = z.extend(stepBase, { step: z.literal('hide-message'), id: z.optional(z.string()) });
export type HideMessageStep = z.infer<typeof hideMessageStepSchema>;

export const ruleStepSchema = z.extend(stepBase, {
  step: z.literal('rule'),
  /** Code of the business rule. */
  rule: z.string(),
  /** The inputs of the rule, by name: formulas. */
  inputs: z._default(z.record(z.string(), z.string()), {}),
  /** From a name in the rule's results to a field, named as in `set`. */
  results: z._default(z.array(z.object({ from: z.string(), to: z.string() })), []),
});
export type RuleStep = z.infer<typeof ruleStepSchema>;

/** Repeats the data linkage, or the requested choices, of a control. */
export const refreshStepSchema = z.extend(stepBase, { step: z.literal('refresh'), field: z.string() });
export type RefreshStep = z.infer<typeof refreshStepSchema>;

export const openStepSchema = z.extend(stepBase, {
  step: z.literal('open'),
  schemaCode: z.string(),
  /** Formula for the record: its id, or a field that picked it. */
  record: z.string(),
});
export type OpenStep = z.infer<typeof openStepSchema>;

/**
 * What a control event does: declared steps, never scripts (designer specification, section 3: onChange, onUpload, onDelete, onAddRow,
 * onDeleteRow).
 */
export const eventStepSchema = z.discriminatedUnion('step', [
  setStepSchema,
  clearStepSchema,
  messageStepSchema,
  hideMessageStepSchema,
  ruleStepSchema,
  refreshStepSchema,
  openStepSchema,
]);
export type EventStep = z.infer<typeof eventStepSchema>;

/** A step that may be provided by an extension: only its kind and its condition are known here. */
export const anyEventStepSchema = z.looseObject({ step: z.string(), when: z.optional(z.string()) });
export type AnyEventStep = z.infer<typeof anyEventStepSchema>;

/** Options of a control that contain the steps of an event. */
export const controlEvents = ['onChange', 'onUpload', 'onDelete', 'onAddRow', 'onDeleteRow'] as const;
export type ControlEvent = (typeof controlEvents)[number];

/** A custom button of a control, such as the actions of a sheet: option `actions`. Its key is the event's name. */
export const customActionSchema = z.object({
  key: z.string().check(z.regex(/^[A-Za-z]\w*$/)),
  name: z.string(),
  name_i18n: z.optional(nameI18nPart),
  steps: z._default(z.array(anyEventStepSchema), []),
});
export type CustomAction = z.infer<typeof customActionSchema>;
