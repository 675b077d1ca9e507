import type { FormulaContext } from '../../scope/formula-scope.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { isEmpty, isList, type FormulaInput, type Operand } from '../../values/formula-value.ts';
import { defineFunction } from '../formula-function.ts';
import { any, literal, text } from '../parameter.ts';

/** Reads a field of a record of another model. `CompiledFormula.lookups` lists these reads without evaluating the formula. */
export const lookup = defineFunction({
  name: 'lookup',
  category: 'lookup',
  parameters: [
    literal(text('model', '模型編碼', 'model')),
    literal(text('field', '查詢欄位', 'field')),
    any('value', '查詢值', 'value'),
    literal(text('result', '結果欄位', 'result')),
  ],
  returns: 'any',
  volatile: true,
  evaluate: (context, schemaCode, field, value, result) => {
    const find = (item: FormulaInput): Operand => findOne(context, schemaCode, field, item, result);
    return isList(value) ? findEach(value, find) : find(value);
  },
});

function findOne(context: FormulaContext, schemaCode: string, field: string, value: FormulaInput, result: string): Operand {
  if (isEmpty(value)) return null;
  return context.lookup ? (context.lookup({ schemaCode, field, value, result }) ?? null) : new FormulaError('NotAvailable');
}

function findEach(values: readonly FormulaInput[], find: (value: FormulaInput) => Operand): Operand {
  const found: FormulaInput[] = [];
  for (const value of values) {
    const result = isList(value) ? findEach(value, find) : find(value);
    if (result instanceof FormulaError) return result;
    found.push(result);
  }
  return found;
}
