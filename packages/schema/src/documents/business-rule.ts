import { z } from 'zod';
import { trimmedString } from '../texts/trimmed-string.ts';
import { conditionSchema } from './condition.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';
import { ruleInputTypes, ruleTriggers } from './rule-kinds.ts';

/** Maximum nesting of rules triggered by the writes of rules. */
export const maxRuleDepth = 5;
/** Maximum records that one action writes. */
export const maxRuleTargets = 1000;

const formula = z.string().min(1).max(10_000);
const column = z.string().regex(/^[A-Za-z]\w{0,63}$/);
const message = z.object({ zh: z.string().max(200), en: z.string().max(200) });

const mappingSchema = z.object({ to: column, formula });
/** The value of a target's field: a formula over the source, the row in `each`, and the target record as `target.code`. */
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
  /** A sub-table of the source: the action runs once for each of its rows. */
  each: column.optional(),
};
const written = { mappings: z.array(mappingSchema).max(100).default([]), rows: z.array(rowsSchema).max(10).default([]) };
/** Over records of the target; `currentModel` reads the source, and the row in `each`. */
const found = { condition: conditionSchema };
const none = { none: z.enum(['ignore', 'refuse']).default('ignore') };

export const ruleActionSchema = z.discriminatedUnion('kind', [
  /** Refuses with the message unless the formula is true. */
  z.object({ kind: z.literal('check'), formula, message, field: column.optional() }),
  /** Refuses with the message if no such record exists, or with `absent` if one does. */
  z.object({ kind: z.literal('find'), ...target, ...found, holds: z.enum(['exists', 'absent']), message, field: column.optional() }),
  z.object({ kind: z.literal('insert'), ...target, ...written }),
  z.object({ kind: z.literal('update'), ...target, ...found, ...written, ...none }),
  z.object({ kind: z.literal('upsert'), ...target, ...found, ...written }),
  z.object({ kind: z.literal('delete'), ...target, ...found, ...none }),
  /** For called rules: computes values; those of the first record found are read as `target.code`. */
  z.object({
    kind: z.literal('calculate'),
    schemaCode: codeSchema.optional(),
    condition: z.optional(conditionSchema),
    results: z.array(mappingSchema).min(1).max(100),
  }),
]);
export type RuleAction = z.infer<typeof ruleActionSchema>;
export type RuleActionOf<K extends RuleAction['kind']> = Extract<RuleAction, { kind: K }>;

export const businessRuleSchema = z.object({
  code: codeSchema.max(64),
  name: trimmedString.min(1).max(50),
  name_i18n: nameI18nSchema.optional(),
  /** The model whose records trigger the rule. */
  schemaCode: codeSchema,
  trigger: z.enum(ruleTriggers),
  active: z.boolean().default(true),
  /** The inputs of a called rule, by name. */
  inputs: z
    .array(z.object({ name: column, type: z.enum(ruleInputTypes) }))
    .max(50)
    .default([]),
  /** Over the record that triggers the rule; unset: always. */
  when: z.optional(conditionSchema),
  actions: z.array(ruleActionSchema).min(1).max(20),
});
/** What runs in the transaction of a save, a submit or a completion, in addition to it. */
export type BusinessRule = z.infer<typeof businessRuleSchema>;
