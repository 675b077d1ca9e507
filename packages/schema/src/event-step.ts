import * as z from 'zod/mini';
import { nameI18nPart } from './form-part.ts';

const stepBase = z.object({
  /** The step is left out unless this condition holds. */
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
  /** A message with the id of one that is there replaces it; without an id it has the place of the step. */
  id: z.optional(z.string()),
  level: z._default(z.enum(messageLevels), 'info'),
  text: z.object({ zh: z.string(), en: z.string() }),
});
export type MessageStep = z.infer<typeof messageStepSchema>;

/** Without an id all messages go. */
export const hideMessageStepSchema = z.extend(stepBase, { step: z.literal('hide-message'), id: z.optional(z.string()) });
export type HideMessageStep = z.infer<typeof hideMessageStepSchema>;

export const ruleStepSchema = z.extend(stepBase, {
  step: z.literal('rule'),
  /** Code of the business rule. */
  rule: z.string(),
  /** What the rule is given, by the name it knows: formulas. */
  inputs: z._default(z.record(z.string(), z.string()), {}),
  /** From a name in the rule's answer to a field, named as in `set`. */
  results: z._default(z.array(z.object({ from: z.string(), to: z.string() })), []),
});
export type RuleStep = z.infer<typeof ruleStepSchema>;

/** Asks the data linkage, or the remote choices, of a control again. */
export const refreshStepSchema = z.extend(stepBase, { step: z.literal('refresh'), field: z.string() });
export type RefreshStep = z.infer<typeof refreshStepSchema>;

export const openStepSchema = z.extend(stepBase, {
  step: z.literal('open'),
  schemaCode: z.string(),
  /** Formula for the record: its id, or a field that picked it. */
  record: z.string(),
});
export type OpenStep = z.infer<typeof openStepSchema>;

/** What a control event does, declared and never script (designer specification, section 3: onChange, onUpload, onDelete, onAddRow, onDeleteRow). */
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

/** A step that an extension may have brought along: only its kind and its condition are known here. */
export const anyEventStepSchema = z.looseObject({ step: z.string(), when: z.optional(z.string()) });
export type AnyEventStep = z.infer<typeof anyEventStepSchema>;

/** Options of a control that hold the steps of an event. */
export const controlEvents = ['onChange', 'onUpload', 'onDelete', 'onAddRow', 'onDeleteRow'] as const;
export type ControlEvent = (typeof controlEvents)[number];

/** A button of a control's own, such as the actions of a sheet: option `actions`. Its key is the event's name. */
export const customActionSchema = z.object({
  key: z.string().check(z.regex(/^[A-Za-z]\w*$/)),
  name: z.string(),
  name_i18n: z.optional(nameI18nPart),
  steps: z._default(z.array(anyEventStepSchema), []),
});
export type CustomAction = z.infer<typeof customActionSchema>;
