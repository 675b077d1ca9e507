import { isReference, type FormulaInput } from '../../values/formula-value.ts';
import { textOf } from '../../values/text-of.ts';
import { kindOf } from '../../values/value-kind.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { isOneOf, isStorable, isStoredId, orderSigns, parameter } from './parameter.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { allOf, sqlFalse, sqlFragment, type SqlFragment } from '../sql-fragment.ts';

/** A text compared with a number, a date or a logic value would be converted, which fails for some texts; so such constants are refused. */
function textConstant(value: FormulaInput): string {
  if (typeof value === 'string') return value;
  return isReference(value) ? refuseCondition('NotInSql') : refuseCondition('WrongType', { left: 'text', right: kindOf(value) });
}

const stored = (text: string): string | null => (isStorable(text) ? text : null);

/** Finds exact characters: no patterns, case-sensitive. Refuses half a character, which the evaluator finds but the database cannot. */
function holdsPart(text: SqlFragment, part: string): SqlFragment {
  if (!part.isWellFormed()) return refuseCondition('NotInSql', { text: part });
  return isStorable(part) ? sqlFragment`strpos(${text}, ${parameter(part, 'text')}) > 0` : sqlFalse;
}

/** The kind of texts; `shown` converts the column to text. */
function textsOf(shown: (reference: SqlFragment) => SqlFragment): ScalarKind {
  return {
    family: 'text',
    isEmpty: (reference) => sqlFragment`(${reference} is null or ${shown(reference)} = '')`,
    key: (reference) => sqlFragment`nullif(${shown(reference)}, '')`,
    anyOf: (reference, constants) => isOneOf(shown(reference), 'text', constants.map(textConstant).filter(isStorable)),
    literal: (constant) => stored(textConstant(constant ?? '')),
    order(reference, order, constant) {
      const text = textConstant(constant);
      return isStorable(text)
        ? sqlFragment`${shown(reference)}${orderSigns[order]}${parameter(text, 'text')}`
        : refuseCondition('NotInSql', { text });
    },
    containsAll(reference, items, context) {
      const parts = items.map((item) => textOf(item, context.timeZone));
      return allOf(parts.map((part) => holdsPart(shown(reference), part)));
    },
  };
}

export const textKind: ScalarKind = textsOf((reference) => reference);

/** A time of day is compared as the text `HH:mm:ss`. */
export const timeKind: ScalarKind = textsOf((reference) => sqlFragment`(left(${reference}::text, 8) collate pg_c_utf8)`);

const idAsText = textsOf((reference) => sqlFragment`(${reference}::text collate pg_c_utf8)`);

/** The id of a record is a text for the evaluator; equality compares the `uuid` column, which has an index. */
export const idKind: ScalarKind = {
  ...idAsText,
  anyOf: (reference, constants) => isOneOf(reference, 'uuid', constants.map(textConstant).filter(isStoredId)),
};
