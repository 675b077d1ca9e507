import { defineControl, type ColumnModel, type Decoded, type ModelContext, type Presentation } from '@inkstone/form-engine';
import { conditionCodesOfType } from '@inkstone/formula';
import { limits, localizedName, type FieldValue, type SheetRow } from '@inkstone/schema';
import { inputProps, nameProps, selectProp, switchProp, unsetProp } from '../props/control-props.ts';
import { wholeNumber } from '../option-rule/option-rule.ts';
import { columnTotal, totalledColumns } from './column-total.ts';
import { sheetText } from './sheet.locale.ts';

type Rows = readonly SheetRow[];

const rowIdPattern = /^[0-9A-Za-z-]{1,64}$/;

/** Reads rows with unique ids. Cells are read by the form with the models of their columns. */
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

/** A sub-table: rows with the same columns. */
export const sheetModel = defineControl<Rows>({
  type: 'sheet',
  code: 201,
  dataItemTypes: ['Sheet'],
  role: 'sheet',
  valueType: 'rows',
  props: {
    ...inputProps,
    ...nameProps(limits.sheetNameLength),
    rows: {
      default: limits.sheetRowsDefault,
      hint: 'number',
      check: wholeNumber({ isRequired: true, min: 0, max: limits.sheetRowsMax }),
    },
    width: {
      default: limits.columnWidthDefault,
      hint: 'number',
      check: wholeNumber({ isRequired: true, max: limits.columnWidthMax }),
    },
    editable: { default: true, hint: 'switch' },
    isEmptyRow: { default: false, hint: 'switch' },
    importable: switchProp(true),
    exportable: switchProp(true),
    importFormRelevanceForm: unsetProp('column'),
    showTotal: switchProp(false),
    showAllEdit: switchProp(false),
    sheetFiters: { default: [], hint: 'choices' },
    headGroup: unsetProp('head-groups'),
    frozenColumns: {
      default: 0,
      hint: 'number',
      check: wholeNumber({ min: 0 }),
    },
    mobileDisplayMode: selectProp('page', ['waterfall', 'table', 'page']),
    showSheetViewPattern: switchProp(false),
    actions: unsetProp('steps'),
    onAddRow: unsetProp('steps'),
    onDeleteRow: unsetProp('steps'),
  },
  columnProps: {
    width: { ...unsetProp('number'), check: wholeNumber({ max: limits.columnWidthMax }) },
    showTotal: unsetProp('switch'),
  },
  empty: [],
  isEmpty: (value) => value.length === 0,
  decode: decodeRows,
  encode: (value) => value,
  toFormula: () => null,
  fromFormula: () => [],
  // The form checks for empty rows: it knows which columns are computed and which are redacted.
  validate: () => [],
  requiredMessage: 'input',
  format: (value, { locale }) => (value.length === 0 ? '' : sheetText.rowCount[locale].replace('{count}', String(value.length))),
  present: presentRows,
  compare: (a, b) => a.length - b.length,
  operators: conditionCodesOfType.rows,
  samples: [[{ id: '01980000-0000-7000-8000-000000000201', rowStatus: 'Added' }, { id: '01980000-0000-7000-8000-000000000202' }], []],
});
