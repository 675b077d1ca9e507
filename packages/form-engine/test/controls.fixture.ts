import { decimalPlaces, exactNumber, kept } from './exact-number.fixture.ts';
import { FormulaError, isFormulaNumber, isReference, parseFormulaDate, toDecimal, toJsonNumber } from '@inkstone/formula';
import { suggestedDictionary, type ChoiceSource, type FieldValue, type RecordReference, type Unit } from '@inkstone/schema';
import { defineControl, type ControlModel, type ControlModels } from '../src/index.ts';

const base = {
  code: 0,
  dataItemTypes: ['ShortText'],
  role: 'value',
  props: {},
  requiredMessage: 'input',
  operators: [],
  present: () => ({ kind: 'empty' }),
  compare: () => 0,
} as const satisfies Partial<ControlModel>;

const formulaProp = { default: undefined, hint: 'formula', label: { zh: '公式', en: 'Formula' } } as const;

const wrongType = { ok: false, code: 'WrongType' } as const;
const wrongTypeError = (): FormulaError => new FormulaError('WrongType');

const text = defineControl<string | null>({
  ...base,
  type: 'text',
  valueType: 'text',
  empty: null,
  isEmpty: (value) => value === null || value.trim() === '',
  decode: (raw) =>
    raw === null || raw === undefined ? { ok: true, value: null } : typeof raw === 'string' ? { ok: true, value: raw } : wrongType,
  encode: (value) => value,
  toFormula: (value) => value,
  fromFormula: (value) => (value === null || typeof value === 'string' ? value : wrongTypeError()),
  validate: (value, { options, label }) =>
    value !== null && typeof options['maxLength'] === 'number' && value.trim().length > options['maxLength']
      ? [{ code: 'maxLength', params: { label, max: options['maxLength'] } }]
      : [],
  format: (value) => value ?? '',
  defaultValue: (options) => (typeof options['defaultValue'] === 'string' ? options['defaultValue'] : null),
  suggestions: suggestedDictionary,
  samples: ['a'],
});

type NumberValue = number | string | null;

/** Rounded to `decimals` places (default 2); with `down` to the next lower number. */
const number = defineControl<NumberValue>({
  ...base,
  type: 'number',
  valueType: 'number',
  empty: null,
  isEmpty: (value) => value === null,
  decode: (raw, options) => {
    if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
    const exact = exactNumber(raw);
    return exact ? { ok: true, value: toJsonNumber(kept(exact, options)) } : wrongType;
  },
  encode: (value) => value,
  toFormula: (value) => (value === null ? null : exactNumber(value)),
  fromFormula: (value, options) =>
    value === null ? null : isFormulaNumber(value) ? toJsonNumber(kept(toDecimal(value), options)) : wrongTypeError(),
  decimals: decimalPlaces,
  roundsDown: (options) => options['down'] === true,
  validate: (value, { options, label }) => {
    const { min, max } = options as { min?: number; max?: number };
    if (value === null) return [];
    if (min !== undefined && Number(value) < min) return [{ code: 'Min', params: { label, min } }];
    return max !== undefined && Number(value) > max ? [{ code: 'Max', params: { label, max } }] : [];
  },
  format: (value) => String(value ?? ''),
  defaultValue: (options) => (typeof options['defaultValue'] === 'number' ? options['defaultValue'] : null),
  samples: [1],
});

const date = defineControl<string | null>({
  ...base,
  type: 'date',
  valueType: 'date',
  empty: null,
  isEmpty: (value) => value === null,
  decode: (raw) =>
    raw === null || raw === undefined ? { ok: true, value: null } : typeof raw === 'string' ? { ok: true, value: raw } : wrongType,
  encode: (value) => value,
  toFormula: (value, _, timeZone) => {
    const read = value === null ? null : parseFormulaDate(value, timeZone);
    return read instanceof FormulaError ? null : read;
  },
  fromFormula: (value) =>
    value === null ? null : typeof value === 'object' && 'precision' in value ? (value.toJSON() as string) : wrongTypeError(),
  validate: () => [],
  format: (value) => value ?? '',
  samples: ['2026-01-31'],
});

const logic = defineControl<boolean | null>({
  ...base,
  type: 'logic',
  valueType: 'logic',
  empty: null,
  isEmpty: (value) => value === null,
  decode: (raw) =>
    raw === null || raw === undefined ? { ok: true, value: null } : typeof raw === 'boolean' ? { ok: true, value: raw } : wrongType,
  encode: (value) => value,
  toFormula: (value) => value,
  fromFormula: (value) => (value === null || typeof value === 'boolean' ? value : wrongTypeError()),
  validate: () => [],
  format: String,
  samples: [true],
});

const record = defineControl<RecordReference | null>({
  ...base,
  type: 'relevance-form',
  valueType: 'record',
  empty: null,
  isEmpty: (value) => value === null,
  decode: (raw) =>
    raw === null || raw === undefined
      ? { ok: true, value: null }
      : typeof raw === 'object' && 'id' in raw
        ? { ok: true, value: raw as RecordReference }
        : wrongType,
  encode: (value) => value,
  toFormula: (value) => value as { id: string; name: string } | null,
  fromFormula: wrongTypeError,
  validate: () => [],
  requiredMessage: 'select',
  format: (value) => value?.name ?? '',
  samples: [{ id: 'r', name: 'R' }],
});

const unit = defineControl<Unit | null>({
  ...base,
  type: 'staff-selector',
  valueType: 'unit',
  empty: null,
  isEmpty: (value) => value === null,
  decode: (raw) =>
    raw === null || raw === undefined
      ? { ok: true, value: null }
      : typeof raw === 'object' && 'id' in raw
        ? { ok: true, value: raw as Unit }
        : wrongType,
  encode: (value) => value,
  toFormula: (value) => value,
  fromFormula: (value) => (isReference(value) ? { id: value.id, name: value.name, unitType: 3 } : value === null ? null : wrongTypeError()),
  validate: () => [],
  format: (value) => value?.name ?? '',
  defaultValue: (options, environment) => (options['defaultValueType'] === 'originator' ? (environment.user ?? null) : null),
  samples: [{ id: 'u', name: 'U', unitType: 3 }],
});

const sheet = defineControl<readonly never[]>({
  ...base,
  type: 'sheet',
  role: 'sheet',
  dataItemTypes: ['Sheet'],
  valueType: 'rows',
  props: { rows: { default: 2, hint: 'number' } },
  empty: [],
  isEmpty: (value) => value.length === 0,
  decode: (raw) => (Array.isArray(raw) ? { ok: true, value: raw as never[] } : wrongType),
  encode: (value) => value as FieldValue,
  toFormula: () => null,
  fromFormula: wrongTypeError,
  validate: () => [],
  format: () => '',
  samples: [[]],
});

const statistic = defineControl<NumberValue>({
  ...number,
  type: 'sheet-statistic',
  role: 'statistic',
  props: { statisticMode: { default: 'sum', hint: 'text' } },
});
const title = defineControl<null>({
  ...base,
  type: 'title',
  role: 'layout',
  dataItemTypes: [],
  valueType: 'none',
  empty: null,
  isEmpty: () => true,
  decode: () => ({ ok: true, value: null }),
  encode: () => null,
  toFormula: () => null,
  fromFormula: () => null,
  validate: () => [],
  format: () => '',
  samples: [null],
});
const group: ControlModel = { ...title, headsRows: true };
const panel: ControlModel = { ...title, props: { displayFormula: formulaProp, activeFormula: formulaProp } };
const system = defineControl<string | null>({ ...text, type: 'sequence-no', role: 'system' });
const creator: ControlModel = { ...unit, type: 'create-by', role: 'system' };

/** Chooses from `listed`, or from the source in `choiceSource`. */
const dropdown = defineControl<string | null>({
  ...text,
  type: 'dropdown',
  choices: (options) =>
    (options['choiceSource'] as ChoiceSource | undefined) ?? {
      kind: 'list',
      choices: ((options['listed'] ?? []) as readonly string[]).map((value) => ({ value, name: value })),
    },
  validate: (value, { choices }) => (value !== null && choices?.find(value) === null ? [{ code: 'NotAnOption' }] : []),
});

/** Minimal control models to test the engine with. */
export const fixtureControls: ControlModels = {
  text,
  number,
  date,
  logic,
  dropdown,
  'relevance-form': record,
  'staff-selector': unit,
  sheet,
  'sheet-statistic': statistic,
  title,
  group,
  tabs: title,
  'tabs-panel': panel,
  'form-container': title,
  'sequence-no': system,
  'create-by': creator,
};
