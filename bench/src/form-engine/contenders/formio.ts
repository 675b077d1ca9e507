import { calculateProcessInfo, conditionProcessInfo, processSync, validateProcessInfo } from '@formio/core';
import { chainLength, chainValues, conditionCount, formulaCount, formulaReads, inputCount, shownAbove } from '../sample/chain-sample.ts';
import type { PlainRow } from '../sample/sheet-sample.ts';
import { isNumber, maxLength, wideCount, wideValues } from '../sample/wide-sample.ts';
import type { Contender } from './contender.ts';

interface Scope {
  readonly errors?: readonly unknown[];
  readonly conditionals?: readonly { readonly path: string; readonly conditionallyHidden: boolean }[];
}

interface Row extends PlainRow {
  readonly amount: null;
  readonly tax: null;
  readonly gross: null;
}

/** Calculated values and conditions of components. The library keeps no state: each change processes the complete form again. */
export const formio: Contender = {
  name: '@formio/core',
  openSheet(rows) {
    let items: Row[] = [];
    let data: Record<string, unknown> = {};
    const set = (next: Row[]): void => {
      items = next;
      data = { items };
      run(sheetComponents, data, [calculateProcessInfo]);
    };
    set(rows.map(blank));
    return {
      totals: () => totalNames.map((name) => Number(data[name])),
      setPrice: (row, price) => set(items.map((item, index) => (index === row ? { ...item, price } : item))),
      append: (row) => set([...items, blank(row)]),
      removeLast: () => set(items.slice(0, -1)),
      replace: (others) => set(others.map(blank)),
      setAllPrices: (prices) => set(items.map((item, index) => ({ ...item, price: prices[index]! }))),
    };
  },
  openChain() {
    const data: Record<string, unknown> = { ...chainValues };
    let scope: Scope = {};
    const compute = (): void => void (scope = run(chainComponents, data, [calculateProcessInfo, conditionProcessInfo]));
    compute();
    return {
      setHead(value) {
        data['in0'] = value;
        compute();
      },
      tail: () => Number(data[`f${chainLength - 1}`]),
      shownCount: () => conditionCount - (scope.conditionals ?? []).filter(({ conditionallyHidden }) => conditionallyHidden).length,
      validate: () => run(chainComponents, data, [conditionProcessInfo, validateProcessInfo]).errors?.length ?? 0,
    };
  },
  openWide() {
    const data: Record<string, unknown> = { ...wideValues };
    const compute = (): void => void run(wideComponents, data, [calculateProcessInfo, conditionProcessInfo]);
    compute();
    return {
      setText(index, value) {
        data[`c${index}`] = value;
        compute();
      },
      text: (index) => data[`c${index}`],
      validate: () => run(wideComponents, data, [validateProcessInfo]).errors?.length ?? 0,
    };
  },
};

/** Within a grid undefined values are not calculated. */
const blank = (row: PlainRow): Row => ({ ...row, amount: null, tax: null, gross: null });

const totalNames = ['total', 'taxes', 'average', 'least', 'most'];
const cents = (value: string): string => `value = Math.round((${value}) * 100) / 100`;
const over = (column: string): string => `data.items.map(function (item) { return item.${column}; })`;
const sum = (column: string): string => `${over(column)}.reduce(function (a, b) { return a + b; }, 0)`;

const sheetComponents = [
  {
    type: 'datagrid',
    key: 'items',
    input: true,
    components: [
      { type: 'textfield', key: 'description', input: true },
      numberField('qty'),
      numberField('price'),
      numberField('amount', { calculateValue: cents('row.qty * row.price') }),
      numberField('tax', { calculateValue: cents('row.amount * 0.04') }),
      numberField('gross', { calculateValue: cents('row.amount + row.tax') }),
    ],
  },
  numberField('total', { calculateValue: `value = ${sum('amount')}` }),
  numberField('taxes', { calculateValue: `value = ${sum('tax')}` }),
  numberField('average', { calculateValue: `value = ${sum('gross')} / data.items.length` }),
  numberField('least', { calculateValue: `value = Math.min.apply(null, ${over('price')})` }),
  numberField('most', { calculateValue: `value = Math.max.apply(null, ${over('gross')})` }),
];

const chainComponents = [
  ...many(inputCount, (index) => numberField(`in${index}`, { validate: { required: true, min: 0 } })),
  ...many(formulaCount, (index) => {
    const [first, second] = formulaReads(index);
    return numberField(`f${index}`, { calculateValue: `value = data.${first} + data.${second}` });
  }),
  ...many(conditionCount, (index) => ({
    type: 'textfield',
    key: `t${index}`,
    input: true,
    conditional: { show: true, conjunction: 'all', conditions: [{ component: `f${index}`, operator: 'greaterThan', value: shownAbove }] },
  })),
];

const wideComponents = many(wideCount, (index) =>
  isNumber(index)
    ? numberField(`c${index}`, { validate: { min: 0 } })
    : { type: 'textfield', key: `c${index}`, input: true, validate: { required: true, maxLength } },
);

function numberField(key: string, more: object = {}): object {
  return { type: 'number', key, input: true, ...more };
}

function run(components: readonly object[], data: object, processors: readonly object[]): Scope {
  const context = { form: { components }, components, data, processors, scope: {}, config: {} };
  return processSync(context as unknown as Parameters<typeof processSync>[0]) as Scope;
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
