import type { ControlDefinition, FormDefinition, FormValues } from '@inkstone/schema';

/** A form in the format of the server, which replaces another form. */
export interface LargeForm {
  readonly definition: FormDefinition;
  readonly values: FormValues;
}

const inRows = (controls: readonly ControlDefinition[], perRow: number): FormDefinition['layout'] =>
  Array.from({ length: Math.ceil(controls.length / perRow) }, (_, row) => ({
    columns: controls.slice(row * perRow, (row + 1) * perRow).map(({ key }) => ({ control: key })),
  }));

function formOf(controls: ControlDefinition[], values: FormValues): LargeForm {
  const definition = { code: 'expense_claim', name: 'Bench', schemaCode: 'expense_claim', controls, layout: inRows(controls, 3) };
  return { definition, values };
}

/** A form of 1,000 controls: texts, numbers, and 100 formulas that depend on one number. */
export function thousandControls(): LargeForm {
  const many = (count: number, make: (index: number) => ControlDefinition) => Array.from({ length: count }, (_, index) => make(index));
  return formOf(
    [
      ...many(500, (index) => ({ key: `text${index}`, type: 'text', options: { name: `Text ${index}` } })),
      ...many(300, (index) => ({ key: `number${index}`, type: 'number', options: { name: `Number ${index}`, format: 'thousands.2' } })),
      ...many(100, (index) => ({
        key: `sum${index}`,
        type: 'number',
        options: { name: `Sum ${index}`, format: 'thousands.2', computeFormula: `number0 * ${index + 1} + number${index + 1}` },
      })),
      ...many(100, (index) => ({ key: `note${index}`, type: 'textarea', options: { name: `Note ${index}` } })),
    ],
    {},
  );
}

/** A sub-table like that of the expense claim of the demo, with two formulas and totals. */
export function longSheet(rows: number): LargeForm {
  const columns: ControlDefinition[] = [
    { key: 'date', type: 'date', options: { name: 'Date', width: 140 } },
    { key: 'category', type: 'dropdown', options: { name: 'Category', width: 120, options: 'A;B;C' } },
    { key: 'description', type: 'text', options: { name: 'Description' } },
    { key: 'quantity', type: 'number', options: { name: 'Quantity', width: 90, format: 'integer' } },
    { key: 'price', type: 'number', options: { name: 'Price', width: 130, format: 'thousands.2' } },
    { key: 'amount', type: 'number', options: { name: 'Amount', width: 130, format: 'thousands.2', computeFormula: 'quantity * price' } },
  ];
  const total = { name: 'Total', format: 'thousands.2', computeFormula: 'sum(items.amount)' };
  return formOf(
    [
      { key: 'items', type: 'sheet', options: { name: 'Items', showTotal: true }, columns },
      { key: 'total', type: 'number', options: total },
    ],
    {
      items: Array.from({ length: rows }, (_, index) => ({
        id: `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`,
        date: '2026-11-02',
        category: 'ABC'[index % 3]!,
        description: `Line ${index}`,
        quantity: 1 + (index % 9),
        price: 12.5 + (index % 100),
      })),
    },
  );
}
