import type { FormulaContext } from '../../evaluation/formula-scope.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { isEmpty, isList, type FormulaInput, type Operand } from '../../values/formula-value.ts';
import { defineFunction } from '../formula-function.ts';
import { any, literal, text } from '../parameter.ts';

/** Reads a field of another model's record. What it reads is visible without evaluating: `CompiledFormula.lookups`. */
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
  description: {
    zh: '在另一個模型中找出查詢欄位等於查詢值的記錄，取其結果欄位；找不到時為空。模型與欄位的編碼須直接寫成文字。查詢值為清單時逐項查詢，為空時結果為空。',
    en: 'The result field of the record of another model whose field equals the value; empty when there is none. Model and field codes are written as texts. A list is looked up item by item, an empty value gives empty.',
  },
  examples: [{ formula: "lookup('customer', 'code', 'C-1', 'phone')", result: 'error:NotAvailable' }],
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
