import { createForm, type ArrayField, type Form } from '@formily/core';
import { Schema, type ISchema } from '@formily/json-schema';
import { batch } from '@formily/reactive';
import { chainLength, chainValues, conditionCount, formulaCount, formulaReads, inputCount, shownAbove } from '../sample/chain-sample.ts';
import type { PlainRow } from '../sample/sheet-sample.ts';
import { isNumber, maxLength, wideCount, wideValues } from '../sample/wide-sample.ts';
import type { Contender } from './contender.ts';

/**
 * Fields created from a schema as by the renderers of the library, with reactions in the schema: text expressions over declared
 * dependencies.
 */
export const formily: Contender = {
  name: '@formily/core',
  openSheet(rows) {
    let sheet = openRows(rows);
    return {
      totals: () => Object.keys(totals).map((name) => Number(sheet.form.values[name])),
      setPrice: (row, price) => sheet.form.setValuesIn(`items.${row}.price`, price),
      async append(row) {
        await sheet.items.push({ ...row });
        createRow(sheet.form, sheet.items.value.length - 1);
      },
      removeLast: () => sheet.items.remove(sheet.items.value.length - 1),
      // Totals stay empty if all rows are replaced at once, so a new form is opened.
      replace: (others) => void (sheet = openRows(others)),
      setAllPrices: (prices) => batch(() => prices.forEach((price, row) => sheet.form.setValuesIn(`items.${row}.price`, price))),
    };
  },
  openChain() {
    const form = createForm({ values: { ...chainValues } });
    for (let index = 0; index < inputCount; index += 1) createField(form, `in${index}`, { type: 'number', required: true, minimum: 0 });
    for (let index = 0; index < formulaCount; index += 1) {
      const dependencies = [...formulaReads(index)];
      createField(form, `f${index}`, computedFrom(dependencies, '$deps[0] + $deps[1]'));
    }
    for (let index = 0; index < conditionCount; index += 1) {
      const state = { visible: `{{$deps[0] > ${shownAbove}}}` };
      createField(form, `t${index}`, { type: 'string', 'x-reactions': { dependencies: [`f${index}`], fulfill: { state } } });
    }
    return {
      setHead: (value) => form.setValuesIn('in0', value),
      tail: () => Number(form.values[`f${chainLength - 1}`]),
      shownCount: () => Array.from({ length: conditionCount }, (_, index) => form.query(`t${index}`).get('visible')).filter(Boolean).length,
      validate: () => issueCount(form),
    };
  },
  openWide() {
    const form = createForm({ values: { ...wideValues } });
    for (let index = 0; index < wideCount; index += 1)
      createField(form, `c${index}`, isNumber(index) ? { type: 'number', minimum: 0 } : { type: 'string', required: true, maxLength });
    return {
      setText: (index, value) => form.setValuesIn(`c${index}`, value),
      text: (index) => form.values[`c${index}`] as unknown,
      validate: () => issueCount(form),
    };
  },
};

const columns: Readonly<Record<string, ISchema>> = {
  description: { type: 'string' },
  qty: { type: 'number' },
  price: { type: 'number' },
  amount: computedFrom(['.qty', '.price'], 'Math.round($deps[0] * $deps[1] * 100) / 100'),
  tax: computedFrom(['.amount'], 'Math.round($deps[0] * 4) / 100'),
  gross: computedFrom(['.amount', '.tax'], '$deps[0] + $deps[1]'),
};

const sum = (column: string): string => `($deps[0] || []).reduce((sum, item) => sum + (item.${column} || 0), 0)`;
const totals: Readonly<Record<string, ISchema>> = {
  total: computedFrom(['items'], sum('amount')),
  taxes: computedFrom(['items'], sum('tax')),
  average: computedFrom(['items'], `${sum('gross')} / $deps[0].length`),
  least: computedFrom(['items'], '($deps[0] || []).reduce((least, item) => Math.min(least, item.price), Infinity)'),
  most: computedFrom(['items'], '($deps[0] || []).reduce((most, item) => Math.max(most, item.gross || 0), -Infinity)'),
};

function computedFrom(dependencies: string[], expression: string): ISchema {
  return { type: 'number', 'x-reactions': { dependencies, fulfill: { state: { value: `{{${expression}}}` } } } };
}

function openRows(rows: readonly PlainRow[]): { readonly form: Form<Record<string, unknown>>; readonly items: ArrayField } {
  const form = createForm<Record<string, unknown>>({ values: { items: rows.map((row) => ({ ...row })) } });
  const items = form.createArrayField({ name: 'items' });
  batch(() => rows.forEach((_, row) => createRow(form, row)));
  for (const [name, schema] of Object.entries(totals)) createField(form, name, schema);
  return { form, items };
}

function createRow(form: Form, row: number): void {
  form.createObjectField({ name: String(row), basePath: 'items' });
  for (const [name, schema] of Object.entries(columns)) createField(form, name, schema, `items.${row}`);
}

function createField(form: Form, name: string, schema: ISchema, basePath?: string): void {
  const props = new Schema({ ...schema, name }).toFieldProps({});
  form.createField({ ...props, name, ...(basePath === undefined ? {} : { basePath }) } as Parameters<Form['createField']>[0]);
}

/** Validation issues are reported by a rejected promise. */
async function issueCount(form: Form): Promise<number> {
  await form.validate().catch(() => undefined);
  return form.errors.length;
}
