import { isReference, type FormulaInput } from '../../values/formula-value.ts';
import { textOf } from '../../values/text-of.ts';
import { kindOf } from '../../values/value-kind.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { isOneOf, isStorable, isStoredId, orderSigns, parameter } from './parameter.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { allOf, sqlFalse, sqlFragment, type SqlFragment } from '../sql-fragment.ts';

/** Beside a number, a date or a logic value a text is read as one, which some texts are not. */
function textConstant(value: FormulaInput): string {
  if (typeof value === 'string') return value;
  return isReference(value) ? refuseCondition('NotInSql') : refuseCondition('WrongType', { left: 'text', right: kindOf(value) });
}

const stored = (text: string): string | null => (isStorable(text) ? text : null);

/** Neither a pattern nor another letter case: the very characters. The evaluator finds half of a character too, the database cannot. */
function holdsPart(text: SqlFragment, part: string): SqlFragment {
  if (!part.isWellFormed()) return refuseCondition('NotInSql', { text: part });
  return isStorable(part) ? sqlFragment`strpos(${text}, ${parameter(part, 'text')}) > 0` : sqlFalse;
}

/** Texts stand in a column, or are what `shown` makes of one. */
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

/** A time is the text `HH:mm:ss`. */
export const timeKind: ScalarKind = textsOf((reference) => sqlFragment`(left(${reference}::text, 8) collate pg_c_utf8)`);

const idAsText = textsOf((reference) => sqlFragment`(${reference}::text collate pg_c_utf8)`);

/** A record's own id is a text; equality asks the column itself, which has an index. */
export const idKind: ScalarKind = {
  ...idAsText,
  anyOf: (reference, constants) => isOneOf(reference, 'uuid', constants.map(textConstant).filter(isStoredId)),
};
