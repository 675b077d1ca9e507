import { createForm, getIn, type FormApi } from 'final-form';
import calculate, { type Calculation } from 'final-form-calculate';
import type { PlainRow } from '../sample/sheet-sample.ts';
import { isNumber, maxLength, wideCount, wideValues } from '../sample/wide-sample.ts';
import type { Contender } from './contender.ts';

type Row = PlainRow & { readonly amount?: number; readonly tax?: number; readonly gross?: number };

/**
 * Calculations with patterns of the calculate decorator. Formulas are functions instead of text, and conditions cannot be declared. The
 * chain form is omitted: with 300 dependent calculations it took 37 seconds to open.
 */
export const finalForm: Contender = {
  name: 'final-form',
  openSheet(rows) {
    const form = formOf({ items: rows.map((row) => ({ ...row })) });
    let count = 0;
    const register = (until: number): void => {
      for (; count < until; count += 1) for (const column of readColumns) registerField(form, `items[${count}].${column}`);
    };
    unchecked(form, () => register(rows.length));
    calculate.default<Record<string, unknown>>(...sheetCalculations)(form);
    const setItems = (items: readonly Row[]): void =>
      form.batch(() => {
        form.change('items', items);
        register(items.length);
      });
    const items = (): readonly Row[] => form.getState().values['items'] as readonly Row[];
    return {
      totals: () => totalNames.map((name) => Number(form.getState().values[name])),
      setPrice: (row, price) => form.change(`items[${row}].price`, price),
      append: (row) => setItems([...items(), row]),
      removeLast: () => setItems(items().slice(0, -1)),
      replace: (others) => setItems(others.map((row) => ({ ...row }))),
      setAllPrices: (prices) => form.batch(() => prices.forEach((price, row) => form.change(`items[${row}].price`, price))),
    };
  },
  openWide() {
    const form = formOf(wideValues);
    unchecked(form, () => {
      for (let index = 0; index < wideCount; index += 1) registerField(form, `c${index}`, isNumber(index) ? numberIssue : textIssue);
    });
    return {
      setText: (index, value) => form.change(`c${index}`, value),
      text: (index) => form.getState().values[`c${index}`],
      validate: () => issueCount(form),
    };
  },
};

type AnyForm = FormApi<Record<string, unknown>>;

const readColumns = ['qty', 'price', 'amount', 'tax', 'gross'];
const totalNames = ['total', 'taxes', 'average', 'least', 'most'];

const cents = (value: number): number => Math.round(value * 100) / 100;
const add = (a: number, b: number): number => a + b;

/** Calculates a column of every row from other columns of the row. */
function columnCalculation(reads: string, column: string, compute: (row: Row) => number): Calculation {
  return {
    field: new RegExp(`^items\\[\\d+\\]\\.(${reads})$`),
    updates: (_value, name, values) => {
      const row = name.slice(0, name.indexOf('.'));
      const cells = getIn(values as object, row) as Row | undefined;
      return cells ? { [`${row}.${column}`]: compute(cells) } : {};
    },
  };
}

function totalCalculation(name: string, compute: (items: readonly Row[]) => number): Calculation {
  return { field: 'items', updates: { [name]: (items: readonly Row[]) => compute(items) } };
}

const sheetCalculations: readonly Calculation[] = [
  columnCalculation('qty|price', 'amount', ({ qty, price }) => cents(qty * price)),
  columnCalculation('amount', 'tax', ({ amount = 0 }) => cents(amount * 0.04)),
  columnCalculation('amount|tax', 'gross', ({ amount = 0, tax = 0 }) => cents(amount + tax)),
  totalCalculation('total', (items) => items.map(({ amount = 0 }) => amount).reduce(add, 0)),
  totalCalculation('taxes', (items) => items.map(({ tax = 0 }) => tax).reduce(add, 0)),
  totalCalculation('average', (items) => items.map(({ gross = 0 }) => gross).reduce(add, 0) / items.length),
  totalCalculation('least', (items) => items.reduce((least, { price }) => Math.min(least, price), Infinity)),
  totalCalculation('most', (items) => items.reduce((most, { gross = 0 }) => Math.max(most, gross), -Infinity)),
];

function formOf(initialValues: object): AnyForm {
  return createForm({ initialValues: initialValues as Record<string, unknown>, onSubmit: () => undefined });
}

/** Registers many fields without a validation after each one. */
function unchecked(form: AnyForm, work: () => void): void {
  form.pauseValidation();
  form.batch(work);
  form.resumeValidation();
}

function registerField(form: AnyForm, name: string, validate?: (value: unknown) => string | undefined): void {
  form.registerField(name, () => undefined, { value: true, error: true }, validate ? { getValidator: () => validate } : {});
}

function numberIssue(value: unknown): string | undefined {
  if (value === undefined || value === null) return 'required';
  return Number(value) < 0 ? 'min' : undefined;
}

function textIssue(value: unknown): string | undefined {
  if (value === undefined || value === '') return 'required';
  return typeof value === 'string' && value.length > maxLength ? 'maxLength' : undefined;
}

/** Registering a validator triggers the validation of all fields. */
function issueCount(form: AnyForm): number {
  form.setConfig('validate', () => ({}));
  return Object.keys(form.getState().errors ?? {}).length;
}
