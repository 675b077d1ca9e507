import type { ControlModel, Decoded, ModelContext, Presentation, PropCheck } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, FormulaError, isReference, type FormulaValue } from '@inkstone/formula';
import { joinNames, type ControlOptions, type FieldValue, type RecordReference } from '@inkstone/schema';
import { countIssues } from '../options/count-rule.ts';
import { textOption } from '../options/declared-option.ts';
import { recordText } from './record-text.ts';
import { decodeText } from '../values/text-value.ts';

/** Reads a reference. Only the id is trusted from a client; name and other fields are kept for display and mappings. */
function readRecord(raw: unknown): RecordReference | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const { id, name = '', ...fields } = raw as Record<string, unknown>;
  const idText = decodeText(id);
  const nameText = decodeText(name);
  if (!idText.ok || idText.value === null || idText.value.length > 64 || !nameText.ok) return null;
  // A plain copy, because null prototypes and symbols do not survive JSON.
  return { ...(fields as Record<string, FieldValue>), id: idText.value, name: nameText.value ?? '' };
}

const recordIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the default records (`defaultVal`): one or several references, of which only id and name are used. */
function defaultRecords({ defaultVal }: ControlOptions): readonly RecordReference[] {
  return [defaultVal ?? []].flat().flatMap((raw) => {
    const record = readRecord(raw);
    return record && recordIdPattern.test(record.id) ? [{ id: record.id, name: record.name }] : [];
  });
}

/** Only references with an id can be defaults. */
export const onlyRecords: PropCheck = (setting) => {
  const listed = [setting ?? []].flat().filter((each) => each !== '');
  return listed.length === defaultRecords({ name: '', defaultVal: listed }).length ? null : { code: 'OptionRecords' };
};

function recordOfFormula(value: FormulaValue): RecordReference | null {
  return isReference(value) ? { id: value.id, name: value.name } : null;
}

function presentRecord(value: RecordReference, { options, locale }: ModelContext): Presentation {
  const schemaCode = textOption(options, 'schemaCode');
  const opens = schemaCode !== null && options['linkMode'] !== false;
  const text = recordText(value, options, locale);
  return opens ? { kind: 'link', text, record: { schemaCode, id: value.id } } : { kind: 'text', text };
}

function compareRecords(a: RecordReference | null | undefined, b: RecordReference | null | undefined): number {
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  return compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

const wrongType = { ok: false, code: 'WrongType' } as const;
const noRecord = new FormulaError('WrongType', { expected: 'record' });

/** Behaviour of controls with a single record reference. */
export const recordBehaviour = {
  role: 'value',
  valueType: 'record',
  empty: null,
  isEmpty: (value) => value === null,
  decode: (raw): Decoded<RecordReference | null> => {
    if (raw === null || raw === undefined) return { ok: true, value: null };
    const record = readRecord(raw);
    return record ? { ok: true, value: record } : wrongType;
  },
  encode: (value) => value,
  toFormula: (value) => value && { id: value.id, name: value.name },
  fromFormula: (value) => {
    const only = Array.isArray(value) ? ((value as readonly FormulaValue[])[0] ?? null) : value;
    return only === null ? null : (recordOfFormula(only as FormulaValue) ?? noRecord);
  },
  defaultValue: (options) => defaultRecords(options)[0] ?? null,
  validate: () => [],
  requiredMessage: 'select',
  format: (value, { options, locale }) => (value === null ? '' : recordText(value, options, locale)),
  present: (value, context) => (value === null ? { kind: 'empty' } : presentRecord(value, context)),
  compare: compareRecords,
  operators: conditionCodesOfType.record,
} as const satisfies Partial<ControlModel<RecordReference | null>>;

/** Behaviour of controls with any number of distinct record references, in the order they were picked. */
export const recordsBehaviour = {
  role: 'value',
  valueType: 'records',
  empty: [],
  isEmpty: (value) => value.length === 0,
  decode: (raw): Decoded<readonly RecordReference[]> => {
    if (raw === null || raw === undefined) return { ok: true, value: [] };
    const records = (Array.isArray(raw) ? raw : [raw]).map(readRecord);
    return records.includes(null) ? wrongType : { ok: true, value: distinctById(records as RecordReference[]) };
  },
  encode: (value) => value,
  toFormula: (value) => (value.length === 0 ? null : value.map(({ id, name }) => ({ id, name }))),
  fromFormula: (value) => {
    const items: readonly FormulaValue[] = Array.isArray(value) ? value : value === null ? [] : [value as FormulaValue];
    const records = items.map(recordOfFormula);
    return records.includes(null) ? noRecord : distinctById(records as RecordReference[]);
  },
  defaultValue: defaultRecords,
  validate: countIssues,
  requiredMessage: 'select',
  format: (value, { locale, options }) =>
    joinNames(
      value.map((record) => recordText(record, options, locale)),
      locale,
    ),
  present: (value, context) =>
    value.length === 0 ? { kind: 'empty' } : { kind: 'list', items: value.map((record) => presentRecord(record, context)) },
  compare: (a, b) => compareRecords(a[0], b[0]) || a.length - b.length,
  operators: conditionCodesOfType.records,
} as const satisfies Partial<ControlModel<readonly RecordReference[]>>;

function distinctById(records: readonly RecordReference[]): readonly RecordReference[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
