import { defineControl, type ColumnModel, type Decoded, type ModelContext, type Presentation } from '@inkstone/form-engine';
import { conditionCodesOfType } from '@inkstone/formula';
import { controlTypes, limits, localizedName, type FieldValue, type SheetRow } from '@inkstone/schema';
import { inputProps, nameProps, selectProp, switchProp, unsetProp } from '../options/control-props.ts';
import { wholeNumber } from '../option-rule/option-rule.ts';
import { columnTotal, totalledColumns } from './column-total.ts';
import { sheetText } from './sheet.locale.ts';

type Rows = readonly SheetRow[];

const rowIdPattern = /^[0-9A-Za-z-]{1,64}$/;

/** Rows with ids, each id once. Cells are the columns' business: the form reads them by their own models. */
function decodeRows(raw: unknown): Decoded<Rows> {
  if (raw === null || raw === undefined) return { ok: true, value: [] };
  if (!Array.isArray(raw) || !raw.every(isRow)) return { ok: false, code: 'WrongType' };
  const once = new Set(raw.map(({ id }) => id)).size === raw.length;
  return once ? { ok: true, value: raw.map((row) => ({ ...row })) } : { ok: false, code: 'WrongType' };
}

function isRow(raw: unknown): raw is SheetRow {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  const { id, rowStatus } = raw as Record<string, unknown>;
  const knownStatus = rowStatus === undefined || rowStatus === 'Added' || rowStatus === 'Modified';
  return typeof id === 'string' && rowIdPattern.test(id) && knownStatus;
}

function presentRows(value: Rows, context: ModelContext): Presentation {
  const columns = context.columns ?? [];
  if (value.length === 0 || columns.length === 0) return { kind: 'empty' };
  const head = columns.map(({ definition }) => localizedName(definition.options, context.locale));
  const rows = value.map((row) => columns.map((column) => presentCell(row[column.definition.key], column, context)));
  const totals = totalledColumns(columns, context.options);
  if (totals.length === 0) return { kind: 'table', head, rows };
  const foot = columns.map((column): Presentation => {
    if (!totals.includes(column)) return { kind: 'empty' };
    const text = columnTotal(
      column,
      value.map((row) => row[column.definition.key]),
      context,
    );
    return { kind: 'text', text, tone: 'strong' };
  });
  return { kind: 'table', head, rows, foot };
}

function presentCell(value: FieldValue | undefined, { definition, model }: ColumnModel, context: ModelContext): Presentation {
  const { columns: _, ...own } = context;
  return model.present(value ?? model.empty, {
    ...own,
    options: definition.options,
    label: localizedName(definition.options, context.locale),
  });
}

/** Rows below each other with the same columns. */
export const sheetModel = defineControl<Rows>({
  type: 'sheet',
  code: controlTypes.sheet,
  dataItemTypes: ['Sheet'],
  role: 'sheet',
  valueType: 'rows',
  props: {
    ...inputProps,
    ...nameProps(limits.sheetNameLength),
    rows: {
      default: limits.sheetRowsDefault,
      hint: 'number',
      label: { zh: '預設行數', en: 'Rows at the start' },
      check: wholeNumber({ isRequired: true, min: 0, max: limits.sheetRowsMost }),
    },
    width: {
      default: limits.columnWidthDefault,
      hint: 'number',
      label: { zh: '列寬', en: 'Column width' },
      check: wholeNumber({ isRequired: true, max: limits.columnWidthMost }),
    },
    editable: { default: true, hint: 'switch', label: { zh: '可編輯', en: 'Editable' } },
    isEmptyRow: { default: false, hint: 'switch', label: { zh: '允許空行', en: 'Blank rows allowed' } },
    importable: switchProp(true, '可匯入', 'Rows can be imported'),
    exportable: switchProp(true, '可匯出', 'Rows can be exported'),
    importFormRelevanceForm: unsetProp('column', '由關聯表單匯入', 'Imported through this relevance control'),
    showTotal: switchProp(false, '顯示合計', 'Totals'),
    showAllEdit: switchProp(false, '全部編輯', 'Edits all rows at once'),
    sheetFiters: { default: [], hint: 'choices', label: { zh: '篩選欄位', en: 'Filtered by' } },
    headGroup: unsetProp('head-groups', '多級表頭', 'Heads above heads'),
    frozenColumns: {
      default: 0,
      hint: 'number',
      label: { zh: '凍結列數', en: 'Frozen columns' },
      check: wholeNumber({ min: 0 }),
    },
    mobileDisplayMode: selectProp(
      'page',
      [
        ['waterfall', '瀑布', 'All rows below each other'],
        ['table', '表格', 'A table'],
        ['page', '分頁', 'A row at a time'],
      ],
      { zh: '行動端展示方式', en: 'On phones' },
    ),
    showSheetViewPattern: switchProp(false, '唯讀時純展示', 'Plain table for those who may only read'),
    actions: unsetProp('steps', '自訂按鈕', 'Buttons of its own'),
    onAddRow: unsetProp('steps', '新增行時', 'When a row is added'),
    onDeleteRow: unsetProp('steps', '刪除行時', 'When a row is deleted'),
  },
  columnProps: {
    width: { ...unsetProp('number', '列寬', 'Column width'), check: wholeNumber({ max: limits.columnWidthMost }) },
    showTotal: unsetProp('switch', '顯示合計', 'Total below'),
  },
  empty: [],
  isEmpty: (value) => value.length === 0,
  decode: decodeRows,
  encode: (value) => value,
  toFormula: () => null,
  fromFormula: () => [],
  // Empty rows are the form's matter: it knows which columns are computed and which are withheld.
  validate: () => [],
  requiredMessage: 'input',
  format: (value, { locale }) => (value.length === 0 ? '' : sheetText.rowCount[locale].replace('{count}', String(value.length))),
  present: presentRows,
  compare: (a, b) => a.length - b.length,
  operators: conditionCodesOfType.rows,
  samples: [[{ id: '01980000-0000-7000-8000-000000000201', rowStatus: 'Added' }, { id: '01980000-0000-7000-8000-000000000202' }], []],
});
