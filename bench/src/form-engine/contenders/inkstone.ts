import { controlModels } from '@inkstone/controls/models';
import { createForm, type Form, type FormInput } from '@inkstone/form-engine';
import { unitTypes, type ControlDefinition, type FormDefinition, type FormValues } from '@inkstone/schema';
import { chainLength, chainValues, conditionCount, formulaCount, formulaReads, inputCount, shownAbove } from '../sample/chain-sample.ts';
import { columnFormulas, totalFormulas } from '../sample/sheet-sample.ts';
import { isNumber, maxLength, wideCount, wideValues } from '../sample/wide-sample.ts';
import type { Contender } from './contender.ts';

const now = new Date('2026-11-20T03:00:00Z');
const environment: FormInput['environment'] = {
  locale: 'zh',
  timeZone: 'Asia/Taipei',
  now: () => now,
  user: { id: '01980000-0000-7000-8000-000000000002', name: '陳志明', unitType: unitTypes.user },
};

/** The engine and controls of the product. Each form is opened with a new definition, so that planning it is included. */
export const inkstone: Contender = {
  name: 'Inkstone',
  openSheet(rows) {
    const form = open(sheetControls(), { items: rows as unknown as NonNullable<FormValues[string]> });
    const items = form.sheet('items');
    const totalFields = Object.keys(totalFormulas).map((key) => form.field(key));
    let ids = rows.map(({ id }) => id);
    return {
      totals: () => totalFields.map(({ value }) => Number(value.peek())),
      setPrice: (row, price) => form.set(`items[${ids[row]}].price`, price),
      append: (row) => void ids.push(items.append({ description: row.description, qty: row.qty, price: row.price })),
      removeLast: () => items.remove(ids.pop()!),
      replace(others) {
        items.setRows(others as unknown as Parameters<typeof items.setRows>[0]);
        ids = others.map(({ id }) => id);
      },
      setAllPrices: (prices) => items.setRows(ids.map((id, index) => ({ id, price: prices[index] }))),
    };
  },
  openChain() {
    const form = open(chainControls(), chainValues);
    const shown = many(conditionCount, (index) => form.field(`t${index}`));
    return {
      setHead: (value) => form.set('in0', value),
      tail: () => Number(form.field(`f${chainLength - 1}`).value.peek()),
      shownCount: () => shown.filter(({ visible }) => visible.peek()).length,
      validate: () => form.validate({ full: true }).length,
    };
  },
  openWide() {
    const form = open(wideControls(), wideValues);
    return {
      setText: (index, value) => form.set(`c${index}`, value),
      text: (index) => form.field(`c${index}`).value.peek(),
      validate: () => form.validate({ full: true }).length,
    };
  },
};

function open(controls: ControlDefinition[], values: FormValues): Form {
  const definition: FormDefinition = { code: 'bench', name: 'bench', schemaCode: 'bench', controls, layout: [] };
  return createForm({ definition, controls: controlModels, values, environment });
}

const money = { format: 'thousands.2' };

function sheetControls(): ControlDefinition[] {
  const computed = Object.entries(columnFormulas).map(([key, computeFormula]) => control('number', key, { ...money, computeFormula }));
  const columns = [control('text', 'description'), control('number', 'qty'), control('number', 'price', money), ...computed];
  const totals = Object.entries(totalFormulas).map(([key, computeFormula]) =>
    control('number', key, { format: 'thousands.8', computeFormula }),
  );
  return [{ ...control('sheet', 'items'), columns }, ...totals];
}

function chainControls(): ControlDefinition[] {
  return [
    ...many(inputCount, (index) => control('number', `in${index}`, { ...money, required: true, minNumber: 0 })),
    ...many(formulaCount, (index) => control('number', `f${index}`, { ...money, computeFormula: formulaReads(index).join(' + ') })),
    ...many(conditionCount, (index) => control('text', `t${index}`, { displayFormula: `f${index} > ${shownAbove}` })),
  ];
}

function wideControls(): ControlDefinition[] {
  return many(wideCount, (index) =>
    isNumber(index)
      ? control('number', `c${index}`, { ...money, minNumber: 0 })
      : control('text', `c${index}`, { required: true, maxLength }),
  );
}

function control(type: string, key: string, options: Record<string, unknown> = {}): ControlDefinition {
  return { key, type, options: { name: key, ...options } };
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
