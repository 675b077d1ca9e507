import { toLogic } from '../../conditions/compare-values.ts';
import type { FormulaInput } from '../../values/formula-value.ts';
import { kindOf } from '../../values/value-kind.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { isOneOf } from './parameter.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { sqlFragment } from '../sql-fragment.ts';

function logicText(value: FormulaInput): string {
  const logic = toLogic(value);
  return logic === null ? refuseCondition('WrongType', { left: 'logic', right: kindOf(value) }) : String(logic);
}

export const logicKind: ScalarKind = {
  family: 'logic',
  isEmpty: (reference) => sqlFragment`${reference} is null`,
  key: (reference) => reference,
  anyOf: (reference, constants) => isOneOf(reference, 'boolean', constants.map(logicText)),
};
