import { z } from 'zod';
import { nameI18nSchema } from './localized-text.ts';

const stepBase = z.object({
  /** The step is left out unless this condition holds. */
  when: z.string().optional(),
});

export const messageLevels = ['info', 'success', 'warning', 'error'] as const;
export type MessageLevel = (typeof messageLevels)[number];

export const setStepSchema = stepBase.extend({
  step: z.literal('set'),
  /** A control's key, a column of the same row, or `items.amount` for that column in every row. */
  field: z.string(),
  formula: z.string(),
});
export type SetStep = z.infer<typeof setStepSchema>;

export const clearStepSchema = stepBase.extend({ step: z.literal('clear'), field: z.string() });
export type ClearStep = z.infer<typeof clearStepSchema>;

export const messageStepSchema = stepBase.extend({
  step: z.literal('message'),
  /** A message with the id of one that is there replaces it; without an id it has the place of the step. */
  id: z.string().optional(),
  level: z.enum(messageLevels).default('info'),
  text: z.object({ zh: z.string(), en: z.string() }),
});
export type MessageStep = z.infer<typeof messageStepSchema>;

/** Without an id all messages go. */
export const hideMessageStepSchema = stepBase.extend({ step: z.literal('hide-message'), id: z.string().optional() });
export type HideMessageStep = z.infer<typeof hideMessageStepSchema>;

export const ruleStepSchema = stepBase.extend({
  step: z.literal('rule'),
  /** Code of the business rule. */
  rule: z.string(),
  /** What the rule is given, by the name it knows: formulas. */
  inputs: z.record(z.string(), z.string()).default({}),
  /** From a name in the rule's answer to a field, named as in `set`. */
  results: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
});
export type RuleStep = z.infer<typeof ruleStepSchema>;

/** Asks the data linkage, or the remote choices, of a control again. */
export const refreshStepSchema = stepBase.extend({ step: z.literal('refresh'), field: z.string() });
export type RefreshStep = z.infer<typeof refreshStepSchema>;

export const openStepSchema = stepBase.extend({
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
export const anyEventStepSchema = z.looseObject({ step: z.string(), when: z.string().optional() });
export type AnyEventStep = z.infer<typeof anyEventStepSchema>;

/** Options of a control that hold the steps of an event. */
export const controlEvents = ['onChange', 'onUpload', 'onDelete', 'onAddRow', 'onDeleteRow'] as const;
export type ControlEvent = (typeof controlEvents)[number];

/** A button of a control's own, such as the actions of a sheet: option `actions`. Its key is the event's name. */
export const customActionSchema = z.object({
  key: z.string().regex(/^[A-Za-z]\w*$/),
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  steps: z.array(anyEventStepSchema).default([]),
});
export type CustomAction = z.infer<typeof customActionSchema>;
