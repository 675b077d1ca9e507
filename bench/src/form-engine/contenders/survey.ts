import { Model, Serializer, type QuestionMatrixDynamicModel } from 'survey-core';
import { chainLength, chainValues, conditionCount, formulaCount, formulaReads, inputCount, shownAbove } from '../sample/chain-sample.ts';
import { isNumber, maxLength, wideCount, wideValues } from '../sample/wide-sample.ts';
import type { PlainRow } from '../sample/sheet-sample.ts';
import type { Contender } from './contender.ts';

/** A dynamic matrix with expression columns, and expression questions for the totals. */
export const survey: Contender = {
  name: 'survey-core',
  openSheet(rows) {
    // The default limit of the library is 1,000 rows.
    Serializer.findProperty('matrixdynamic', 'maxRowCount')!.defaultValue = 100_000;
    const model = new Model(sheetDefinition);
    const items = model.getQuestionByName('items') as QuestionMatrixDynamicModel;
    const show = (given: readonly PlainRow[]): void => {
      model.data = { items: given.map((row) => ({ ...row })) };
      // Rows and their expressions are created at the first access.
      void items.visibleRows.length;
    };
    show(rows);
    return {
      totals: () => totalNames.map((name) => Number(model.getValue(name))),
      setPrice: (row, price) => void (items.visibleRows[row]!.getQuestionByColumnName('price').value = price),
      append(row) {
        items.addRow(false);
        const last = items.visibleRows.at(-1)!;
        for (const name of ['description', 'qty', 'price'] as const) last.getQuestionByColumnName(name).value = row[name];
      },
      removeLast: () => items.removeRow(items.visibleRows.length - 1, false),
      replace: show,
      setAllPrices: (prices) => void (items.value = (items.value as PlainRow[]).map((row, index) => ({ ...row, price: prices[index] }))),
    };
  },
  openChain() {
    const model = new Model({ elements: chainElements() });
    model.data = chainValues;
    return {
      setHead: (value) => model.setValue('in0', value),
      tail: () => Number(model.getValue(`f${chainLength - 1}`)),
      shownCount: () => many(conditionCount, (index) => model.getQuestionByName(`t${index}`)).filter(({ isVisible }) => isVisible).length,
      validate: () => issueCount(model),
    };
  },
  openWide() {
    const model = new Model({ elements: wideElements() });
    model.data = wideValues;
    return {
      setText: (index, value) => model.setValue(`c${index}`, value),
      text: (index) => model.getValue(`c${index}`),
      validate: () => issueCount(model),
    };
  },
};

const totalNames = ['total', 'taxes', 'average', 'least', 'most'];

const sheetDefinition = {
  elements: [
    {
      type: 'matrixdynamic',
      name: 'items',
      rowCount: 0,
      columns: [
        { name: 'description', cellType: 'text' },
        { name: 'qty', cellType: 'text', inputType: 'number' },
        { name: 'price', cellType: 'text', inputType: 'number' },
        { name: 'amount', cellType: 'expression', expression: '{row.qty} * {row.price}' },
        { name: 'tax', cellType: 'expression', expression: 'round({row.amount} * 0.04, 2)' },
        { name: 'gross', cellType: 'expression', expression: '{row.amount} + {row.tax}' },
      ],
    },
    expression('total', "sumInArray({items}, 'amount')"),
    expression('taxes', "sumInArray({items}, 'tax')"),
    expression('average', "avgInArray({items}, 'gross')"),
    expression('least', "minInArray({items}, 'price')"),
    expression('most', "maxInArray({items}, 'gross')"),
  ],
};

function chainElements(): object[] {
  return [
    ...many(inputCount, (index) => ({ type: 'text', inputType: 'number', name: `in${index}`, isRequired: true, min: 0 })),
    ...many(formulaCount, (index) => {
      const [first, second] = formulaReads(index);
      return expression(`f${index}`, `{${first}} + {${second}}`);
    }),
    ...many(conditionCount, (index) => ({ type: 'text', name: `t${index}`, visibleIf: `{f${index}} > ${shownAbove}` })),
  ];
}

function wideElements(): object[] {
  return many(wideCount, (index) =>
    isNumber(index)
      ? { type: 'text', inputType: 'number', name: `c${index}`, min: 0 }
      : { type: 'text', name: `c${index}`, isRequired: true, maxLength },
  );
}

function expression(name: string, text: string): object {
  return { type: 'expression', name, expression: text };
}

function issueCount(model: Model): number {
  model.validate(true, false);
  return model.getAllQuestions().reduce((count, { errors }) => count + errors.length, 0);
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
