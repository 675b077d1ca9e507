import { unitTypes, type ControlDefinition, type FormDefinition, type FormValues, type Patch } from '@inkstone/schema';

const choices = '甲;乙;丙;丁;戊;己';
const rowCount = 20;

type Column = NonNullable<ControlDefinition['columns']>[number];

function control(key: string, type: string, options: Record<string, unknown> = {}): Column {
  return { key, type, options: { name: key, ...options } };
}

function many(count: number, make: (index: number) => Column): Column[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

const items: ControlDefinition = {
  ...control('items', 'sheet', { required: true }),
  columns: [
    control('date', 'date', { required: true, format: 'YYYY-MM-DD' }),
    control('category', 'dropdown', { required: true, options: choices }),
    control('description', 'text', { maxLength: 100 }),
    control('quantity', 'number', { required: true, format: 'integer', minNumber: 1 }),
    control('price', 'number', { required: true, format: 'thousands.2', minNumber: 0 }),
    control('amount', 'number', { format: 'thousands.2', computeFormula: 'quantity * price' }),
  ],
};

const controls: readonly ControlDefinition[] = [
  ...many(10, (index) => control(`text_${index}`, 'text', { required: index <= 4, maxLength: 100 })),
  ...many(4, (index) => control(`note_${index}`, 'textarea', { maxLength: 500 })),
  ...many(6, (index) => control(`number_${index}`, 'number', { required: index <= 2, format: 'thousands.2', minNumber: 0 })),
  ...many(4, (index) => control(`date_${index}`, 'date', { required: index === 1, format: 'YYYY-MM-DD' })),
  ...many(3, (index) => control(`choice_${index}`, 'dropdown', { required: index === 1, options: choices })),
  ...many(2, (index) => control(`radio_${index}`, 'radio', { options: choices })),
  ...many(2, (index) => control(`checks_${index}`, 'checkbox', { options: choices })),
  control('urgent', 'logic'),
  control('deputy', 'staff-selector'),
  items,
  control('total', 'number', { format: 'thousands.2', computeFormula: 'sum(items.amount)' }),
  control('total_capital', 'text', { computeFormula: 'uppermoney(total)' }),
  control('days', 'number', { computeFormula: 'number_1 + number_2 * 2' }),
  control('rest', 'number', { computeFormula: 'total - number_3' }),
  control('reason', 'text', { displayFormula: 'total > 5000', requiredFormula: 'total > 5000', maxLength: 100 }),
  control('approver_note', 'textarea', { displayFormula: 'urgent = true', maxLength: 100 }),
];

/** A typical office form: 40 controls, one of them a sheet with six columns, six formulas, two conditions. */
export const usualForm: FormDefinition = {
  code: 'usual',
  name: '一般表單',
  schemaCode: 'usual',
  controls: [...controls],
  layout: controls.map(({ key }) => ({ columns: [{ control: key }] })),
};

const rowIds = Array.from({ length: rowCount }, (_, index) => `01980000-0000-7000-8000-0000000${String(index).padStart(5, '0')}`);

function cells(index: number): FormValues {
  return {
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    category: choices.split(';')[index % 6]!,
    description: `第 ${index + 1} 筆`,
    quantity: index + 1,
    price: 12.5,
  };
}

const entered: FormValues = {
  ...Object.fromEntries(many(10, (index) => control(`text_${index}`, '')).map(({ key }) => [key, '拜訪客戶的差旅費'])),
  ...Object.fromEntries(many(4, (index) => control(`note_${index}`, '')).map(({ key }) => [key, '收據另附，請參考附件。'])),
  ...Object.fromEntries(many(6, (index) => control(`number_${index}`, '')).map(({ key }) => [key, 1234.5])),
  ...Object.fromEntries(many(4, (index) => control(`date_${index}`, '')).map(({ key }) => [key, '2026-11-20'])),
  choice_1: '甲',
  choice_2: '乙',
  radio_1: '丙',
  checks_1: ['甲', '戊'],
  urgent: true,
  deputy: { id: '01980000-0000-7000-8000-000000000001', name: '林雅婷', unitType: unitTypes.user },
  approver_note: '請儘速',
};

/** All values of the first submission. */
export const firstPatch: Patch = {
  values: {
    ...entered,
    ...Object.fromEntries(
      rowIds.flatMap((id, index) => Object.entries(cells(index)).map(([key, value]) => [`items[${id}].${key}`, value])),
    ),
  },
  rows: { items: { added: [...rowIds], removed: [] } },
};

/** The later changes of a participant: two controls and two cells. */
export const laterPatch: Patch = {
  values: { text_1: '改過的事由', number_3: 100, [`items[${rowIds[0]}].quantity`]: 9, [`items[${rowIds[7]}].price`]: 20 },
  rows: {},
};
