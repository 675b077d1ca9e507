import * as z from 'zod/mini';
import { conditionSchema } from './condition.ts';
import type { ControlOptions } from './form-definition.ts';
import { codePart, filledPart } from './form-part.ts';
import { recordOrderTypes, recordOrderTypeSchema } from './record-order.ts';

/** Records of a business model as choices. The stored value is the text of `valueItem`, or else of the displayed item. */
const modelSourceSchema = z.object({
  kind: z.literal('model'),
  schemaCode: codePart,
  displayItem: filledPart,
  valueItem: z.optional(filledPart),
  orderField: z.optional(filledPart),
  orderType: z._default(recordOrderTypeSchema, recordOrderTypes.newestFirst),
  condition: z.optional(conditionSchema),
});

/** Entries of a data dictionary, all of them or the selected ones; in a tree each names its parent. */
const dictionarySourceSchema = z.object({
  kind: z.literal('dictionary'),
  dictionaryId: filledPart,
  displayType: z._default(z.enum(['tree', 'flat']), 'flat'),
  selected: z.optional(z.array(z.string()).check(z.maxLength(10_000))),
});

/** The option `choiceSource` of choice controls (designer specification, section 3); without it the choices are in `options`. */
export const choiceSourceSchema = z.discriminatedUnion('kind', [modelSourceSchema, dictionarySourceSchema]);
export type ChoiceSource = z.infer<typeof choiceSourceSchema>;
export type ModelChoiceSource = z.infer<typeof modelSourceSchema>;
export type DictionarySource = z.infer<typeof dictionarySourceSchema>;

const dictionaryDataSchema = z.omit(dictionarySourceSchema, { kind: true });

/** The option `dictionaryData` of a short text: the dictionary of its suggestions. */
export function suggestedDictionary(options: ControlOptions): DictionarySource | null {
  const given = options['dictionaryData'];
  const data = given === undefined ? undefined : dictionaryDataSchema.safeParse(given).data;
  return data ? { kind: 'dictionary', ...data } : null;
}

/** The dictionary whose entries a control offers, as choices or as suggestions. */
export function dictionaryOf(options: ControlOptions): DictionarySource | null {
  const source = choiceSourceSchema.safeParse(options['choiceSource']).data;
  return source?.kind === 'dictionary' ? source : suggestedDictionary(options);
}
