import { z } from 'zod';
import { trimmedString } from './trimmed-string.ts';
import { conditionSchema } from './condition.ts';
import { codeSchema } from './id.ts';
import { nameI18nSchema } from './name-i18n.ts';

/**
 * When a rule runs. `saved`: each time its form is stored, also with a submit. `submitted`: a draft is. `completed`: the workflow ended
 * otherwise than by a disagreement, or there is none. `called`: by a form's event or a workflow's service.
 */
export const ruleTriggers = ['saved', 'submitted', 'completed', 'disagreed', 'canceled', 'deleted', 'called'] as const;
export type RuleTrigger = (typeof ruleTriggers)[number];

/** Rules set off by what rules wrote: not deeper than this. */
export const ruleDepthAtMost = 5;
/** Records that one action writes. */
export const ruleTargetsAtMost = 1000;

const formula = z.string().min(1).max(10_000);
const column = z.string().regex(/^[A-Za-z]\w{0,63}$/);
const message = z.object({ zh: z.string().max(200), en: z.string().max(200) });

const mappingSchema = z.object({ to: column, formula });
/** What goes into a field of the target: a formula over the source, over the row in `each`, and over the record as `target.code`. */
export type RuleMapping = z.infer<typeof mappingSchema>;

const rowsSchema = z.object({
  /** A sub-table of the target. */
  to: column,
  /** A sub-table of the source: one row for each of its rows. */
  from: column,
  mode: z.enum(['append', 'replace']).default('append'),
  mappings: z.array(mappingSchema).min(1).max(100),
});
export type RuleRows = z.infer<typeof rowsSchema>;

const target = {
  schemaCode: codeSchema,
  /** A sub-table of the source: once for each of its rows. */
  each: column.optional(),
};
const written = { mappings: z.array(mappingSchema).max(100).default([]), rows: z.array(rowsSchema).max(10).default([]) };
/** Over records of the target; `currentModel` reads the source, and the row in `each`. */
const found = { condition: conditionSchema };
const none = { none: z.enum(['ignore', 'refuse']).default('ignore') };

export const ruleActionSchema = z.discriminatedUnion('kind', [
  /** Refuses with the message unless the formula holds. */
  z.object({ kind: z.literal('check'), formula, message, field: column.optional() }),
  /** Refuses with the message unless there is such a record, or as long as there is one. */
  z.object({ kind: z.literal('find'), ...target, ...found, holds: z.enum(['exists', 'absent']), message, field: column.optional() }),
  z.object({ kind: z.literal('insert'), ...target, ...written }),
  z.object({ kind: z.literal('update'), ...target, ...found, ...written, ...none }),
  z.object({ kind: z.literal('upsert'), ...target, ...found, ...written }),
  z.object({ kind: z.literal('delete'), ...target, ...found, ...none }),
  /** Of a called rule: works out values; of the first record found as `target.code`. */
  z.object({
    kind: z.literal('calculate'),
    schemaCode: codeSchema.optional(),
    condition: z.optional(conditionSchema),
    results: z.array(mappingSchema).min(1).max(100),
  }),
]);
export type RuleAction = z.infer<typeof ruleActionSchema>;
export type RuleActionOf<K extends RuleAction['kind']> = Extract<RuleAction, { kind: K }>;
export const ruleActionKinds = ['check', 'find', 'insert', 'update', 'upsert', 'delete', 'calculate'] as const;

export const ruleInputTypes = ['text', 'number', 'date', 'time', 'logic', 'texts', 'unit', 'units', 'record', 'records'] as const;

export const businessRuleSchema = z.object({
  code: codeSchema.max(64),
  name: trimmedString.min(1).max(50),
  name_i18n: nameI18nSchema.optional(),
  /** The model whose records set it off. */
  schemaCode: codeSchema,
  trigger: z.enum(ruleTriggers),
  active: z.boolean().default(true),
  /** What a called rule is given, by name. */
  inputs: z
    .array(z.object({ name: column, type: z.enum(ruleInputTypes) }))
    .max(50)
    .default([]),
  /** Over the record that sets it off; unset: always. */
  when: z.optional(conditionSchema),
  actions: z.array(ruleActionSchema).min(1).max(20),
});
/** What is done in the transaction of a save, a submit or a completion, besides it. */
export type BusinessRule = z.infer<typeof businessRuleSchema>;
