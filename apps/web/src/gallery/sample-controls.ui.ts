import type { ControlType } from '@inkstone/controls/models';
import type { ControlDefinition, FieldValue, FormValues, LayoutRow } from '@inkstone/schema';

/** What a control needs in its form to work. */
interface SampleControl {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly columns?: NonNullable<ControlDefinition['columns']>;
  /** Replaces the model's first sample. */
  readonly value?: FieldValue;
  /** Options that refer to the controls next to it; `key` is its own key. */
  readonly own?: (key: string) => { readonly options?: object; readonly layout?: LayoutRow[] };
  /** Further controls of the form. */
  readonly siblings?: (key: string) => readonly ControlDefinition[];
  readonly values?: (key: string) => FormValues;
}

const choices = [
  { code: 'cash', value: '現金', name_i18n: { zh: '現金', en: 'Cash' } },
  { code: 'transfer', value: '匯款', name_i18n: { zh: '匯款', en: 'Bank transfer' } },
  { code: 'card', value: '公司卡', name_i18n: { zh: '公司卡', en: 'Company card' } },
];

const rows = [
  { id: '01980000-0000-7000-8000-000000000201', subject: '高鐵車票', spent_on: '2026-11-18', amount: 1490 },
  { id: '01980000-0000-7000-8000-000000000202', subject: '住宿', spent_on: '2026-11-19', amount: 3200 },
];

const columns: NonNullable<ControlDefinition['columns']> = [
  { key: 'subject', type: 'text', options: { name: '項目', name_i18n: { zh: '項目', en: 'Item' }, required: true } },
  { key: 'spent_on', type: 'date', options: { name: '日期', name_i18n: { zh: '日期', en: 'Date' } } },
  { key: 'amount', type: 'number', options: { name: '金額', name_i18n: { zh: '金額', en: 'Amount' }, format: 'thousands' } },
];

const noteOf = (key: string): ControlDefinition => ({
  key: `${key}_note`,
  type: 'text',
  options: { name: '備註', name_i18n: { zh: '備註', en: 'Note' } },
});

const rowWith = (key: string): LayoutRow[] => [{ columns: [{ control: key }] }];
const holdsNote = (key: string) => ({ layout: rowWith(noteOf(key).key) });

function panels(key: string): readonly ControlDefinition[] {
  const inside = noteOf(key);
  return [
    { key: `${key}_one`, type: 'tabs-panel', options: { name: '一' }, layout: rowWith(inside.key) },
    { key: `${key}_two`, type: 'tabs-panel', options: { name: '二' }, layout: [] },
    inside,
  ];
}

/** Types whose model is sufficient are not listed. */
export const sampleControls: Readonly<Partial<Record<ControlType, SampleControl>>> = {
  radio: { options: { options: choices }, value: 'cash' },
  checkbox: { options: { options: choices }, value: ['cash', 'card'] },
  dropdown: { options: { options: choices }, value: 'cash' },
  'dropdown-multi': { options: { options: choices }, value: ['cash', 'card'] },
  'relevance-form': { options: { schemaCode: 'supplier' } },
  'relevance-form-ex': { options: { schemaCode: 'supplier' } },
  'reverse-relevance': { options: { schemaCode: 'supplier', fieldCode: 'claim' } },
  sheet: { columns, value: rows, options: { showTotal: true } },
  'sheet-statistic': {
    own: (key) => ({ options: { target: `${key}_items.amount`, format: 'thousands' } }),
    siblings: (key) => [{ key: `${key}_items`, type: 'sheet', options: { name: '明細', name_i18n: { zh: '明細', en: 'Items' } }, columns }],
    values: (key) => ({ [`${key}_items`]: rows }),
  },
  html: {
    options: {
      content: '<h3>差旅須知</h3><p>住宿費每晚上限 <b>3,500</b> 元。</p>',
    },
  },
  tips: { options: { tips: '{"zh":"單據請於返回後十日內送出。","en":"Hand in receipts within ten days."}' } },
  description: { options: { name: '請附上每一筆費用的單據；外幣依出差首日匯率折算。' } },
  group: { siblings: (key) => [noteOf(key)] },
  'form-container': { own: holdsNote, siblings: (key) => [noteOf(key)] },
  tabs: {
    own: (key) => ({
      options: {
        heads: [
          { key: `${key}_one`, title: '基本資料', title_i18n: { zh: '基本資料', en: 'Basics' } },
          { key: `${key}_two`, title: '其他', title_i18n: { zh: '其他', en: 'Others' } },
        ],
        tabDefaultValue: `${key}_one`,
      },
    }),
    siblings: panels,
  },
  'tabs-panel': { own: holdsNote, siblings: (key) => [noteOf(key)] },
};
