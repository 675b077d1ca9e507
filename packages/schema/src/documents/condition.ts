import * as z from 'zod/mini';

/** The type of the right operand of a stored condition (designer specification, section 9). */
export const conditionValueTypes = [
  'currentModel',
  'specifyDepartment',
  'custom',
  'specifyOption',
  'specifyAddress',
  'specifyUser',
  'specifyUserDepartment',
  'specifyDate',
  'today',
  'specifyRange',
  'dynamicRange',
] as const;
export type ConditionValueType = (typeof conditionValueTypes)[number];

/**
 * The table that an operator's name comes from: the designer's short forms (`in` is code 11), the second table of names (`in` is 15), or
 * the words of list queries (`Of` is 11). Codes have the same meaning in all of them.
 */
export const conditionVocabularies = ['keyword', 'second', 'query'] as const;
export type ConditionVocabulary = (typeof conditionVocabularies)[number];

/** The maximum size of a stored condition; a larger one is refused, so parsing is bounded. */
export const conditionLimits = { depth: 5, items: 100, listLength: 1000, textLength: 2000 } as const;

const scalarSchema = z.union([z.null(), z.string().check(z.maxLength(conditionLimits.textLength)), z.number(), z.boolean()]);
const partSchema = z.union([scalarSchema, z.record(z.string().check(z.maxLength(64)), scalarSchema)]);
const valueSchema = z.union([partSchema, z.array(partSchema).check(z.maxLength(conditionLimits.listLength))]);
export type ConditionValue = z.infer<typeof valueSchema>;

const fieldPattern = /^[A-Za-z]\w{0,63}(\.[A-Za-z]\w{0,63})?$/;

const itemSchema = z.strictObject({
  /**
   * The field of the record that is compared: `amount`, a sheet's column `items.amount`, a picked record's field `customer.phone`, a system
   * field.
   */
  field: z.string().check(z.regex(fieldPattern)),
  /** A code 1 to 18, or a name of one of the vocabularies. */
  operator: z.union([z.int().check(z.gte(1), z.lte(18)), z.string().check(z.minLength(1), z.maxLength(40))]),
  /** If unset, a name is one of the designer's short forms, or else a query word. */
  vocabulary: z.optional(z.enum(conditionVocabularies)),
  /** Unset: `custom`. */
  valueType: z.optional(z.enum(conditionValueTypes)),
  value: z.optional(valueSchema),
});
/** One comparison: field, operator, operand. */
export type ConditionItem = z.infer<typeof itemSchema>;

/** Conditions that must all hold, or of which one must. An empty group sets no condition. */
export interface ConditionGroup {
  join: 'and' | 'or';
  items: ConditionNode[];
}

export type ConditionNode = ConditionItem | ConditionGroup;

/** The document as stored in linkages, option sources, selectors, list filters and rules. */
export type ConditionDocument = ConditionNode;

function nodeSchema(depth: number): z.ZodMiniType<ConditionNode> {
  if (depth === 0) return itemSchema;
  const groupSchema = z.strictObject({
    join: z.enum(['and', 'or']),
    items: z.array(nodeSchema(depth - 1)).check(z.maxLength(conditionLimits.items)),
  });
  return z.union([itemSchema, groupSchema]);
}

export function isConditionGroup(node: ConditionNode): node is ConditionGroup {
  return 'join' in node;
}

function countItems(node: ConditionNode): number {
  return isConditionGroup(node) ? node.items.reduce((sum, item) => sum + countItems(item), 0) : 1;
}

/**
 * Parses a stored condition: one comparison, or groups of them at most five deep with at most 100 comparisons. Whether the operator
 * exists and the value fits its type is checked by the formula language (`checkConditions`).
 *
 *     { join: 'and', items: [{ field: 'amount', operator: 'gte', value: 100 }, { field: 'creater', operator: 1, value: 'SELF_P' }] }
 */
export const conditionSchema: z.ZodMiniType<ConditionDocument> = nodeSchema(conditionLimits.depth).check(
  z.refine((document: ConditionDocument) => countItems(document) <= conditionLimits.items, {
    params: { zh: `條件最多 ${conditionLimits.items} 個`, en: `At most ${conditionLimits.items} conditions` },
  }),
);
