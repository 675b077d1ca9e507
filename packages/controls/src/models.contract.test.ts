import type { ColumnModel, ControlModel, ModelContext } from '@inkstone/form-engine';
import { isFormulaError, toFormulaValue } from '@inkstone/formula';
import { locales, type ControlOptions, type FieldValue } from '@inkstone/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { controlModels, type ControlType } from './models.ts';

const timeZone = 'Asia/Taipei';

function defaultsOf(model: ControlModel): ControlOptions {
  return {
    name: '欄位',
    ...Object.fromEntries(Object.entries(model.props).map(([key, { default: value }]) => [key, value])),
  } as ControlOptions;
}

function contextOf(model: ControlModel, locale: ModelContext['locale'] = 'zh'): ModelContext {
  const columns: ColumnModel[] = [
    { definition: { key: 'amount', type: 'number', options: { name: '金額' } }, model: controlModels.number },
  ];
  return { options: defaultsOf(model), label: '欄位', locale, timeZone, now: () => new Date('2026-11-21T02:00:00Z'), columns };
}

const time = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const day = fc
  .date({ min: new Date('0002-01-01'), max: new Date('9998-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const file = fc.record({ id: fc.uuid(), name: fc.string(), fileSize: fc.nat() });
const area = fc.record(
  {
    provinceName: fc.string(),
    provinceAdcode: fc.string(),
    cityName: fc.string(),
    districtName: fc.string(),
    address: fc.string(),
    longitude: fc.double({ min: -180, max: 180 }),
    latitude: fc.double({ min: -90, max: 90 }),
  },
  { requiredKeys: [] },
);
const opinion = fc.record(
  {
    id: fc.uuid(),
    user: fc.record({ id: fc.uuid(), name: fc.string() }),
    createdAt: fc.date({ min: new Date('0002-01-01'), max: new Date('9998-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
    result: fc.constantFrom('agree', 'disagree', 'neutral'),
    text: fc.string(),
    files: fc.array(file),
    signature: fc.option(file),
  },
  { requiredKeys: ['id', 'user', 'createdAt'] },
);
const end = fc.option(fc.oneof(day, time, fc.integer(), fc.double({ noNaN: true, min: -1e9, max: 1e9 })), { nil: null });

/** Texts, numbers, dates, references and lists that some control accepts, mixed with any other JSON. */
const jsonValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer().map(String),
  fc.date({ min: new Date('0002-01-01'), max: new Date('9998-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ min: new Date('0002-01-01'), max: new Date('9998-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('true', 'false', 'normal', 'urgent', 'DRAFT', 'CANCELLED'),
  fc.record({ id: fc.uuid(), name: fc.string(), unitType: fc.constantFrom(1, 2, 3) }),
  fc.array(fc.record({ id: fc.uuid(), name: fc.string(), unitType: fc.constantFrom(1, 3) })),
  fc.array(fc.string()),
  time,
  fc.record({ from: end, to: end }),
  fc.tuple(end, end),
  fc.array(file),
  area,
  fc.array(opinion),
);

/** Controls whose values formulas can read but not produce. */
const onlyRead: ReadonlySet<ControlType> = new Set([
  'attachment',
  'image',
  'signature',
  'address',
  'address-tab-selector',
  'location',
  'approval-opinion',
]);

describe.each(Object.entries(controlModels) as [ControlType, ControlModel][])('%s', (type, model) => {
  const options = defaultsOf(model);

  test('has its own type and a code of its own', () => {
    expect(model.type).toBe(type);
    expect(Object.values(controlModels).filter(({ code }) => code === model.code)).toEqual([model]);
  });

  test('holds a value only when it can be bound to a data item', () => {
    expect(model.dataItemTypes.length === 0).toBe(model.role === 'layout');
  });

  test('is empty and without issues at first', () => {
    expect(model.isEmpty(model.empty)).toBe(true);
    expect(model.validate(model.empty, contextOf(model))).toEqual([]);
    expect(model.format(model.empty, contextOf(model))).toBe('');
    expect(model.decode(undefined, options)).toEqual({ ok: true, value: model.empty });
  });

  test('starts a new form with a default that it accepts', () => {
    const environment = { locale: 'zh', now: () => new Date('2026-11-21T02:00:00Z'), timeZone } as const;

    const value = model.defaultValue?.(options, environment) ?? model.empty;

    expect(model.decode(model.encode(value), options)).toEqual({ ok: true, value });
    expect(model.validate(value, contextOf(model))).toEqual([]);
  });

  test.each(model.samples.map((sample) => [JSON.stringify(sample), sample] as const))('accepts, keeps and shows %s', (_text, sample) => {
    expect(model.decode(JSON.parse(JSON.stringify(model.encode(sample))), options)).toEqual({ ok: true, value: sample });
    expect(model.validate(sample, contextOf(model))).toEqual([]);
    expect(model.compare(sample, sample)).toBe(0);
    for (const locale of locales) {
      expect(model.format(sample, contextOf(model, locale)) === '').toBe(model.isEmpty(sample));
      if (model.role !== 'layout') expect(model.present(sample, contextOf(model, locale)).kind === 'empty').toBe(model.isEmpty(sample));
    }
  });

  test('decodes any JSON without throwing, and keeps accepted values', () => {
    fc.assert(
      fc.property(jsonValue, (raw) => {
        const decoded = model.decode(raw, options);
        if (!decoded.ok) return;
        const stored: unknown = JSON.parse(JSON.stringify(model.encode(decoded.value)));
        expect(model.decode(stored, options)).toEqual({ ok: true, value: decoded.value });
        expect(typeof model.format(decoded.value, contextOf(model))).toBe('string');
        model.validate(decoded.value, contextOf(model));
        model.present(decoded.value, contextOf(model));
      }),
    );
  });

  test('is restored from the formula language unchanged, or not at all', () => {
    if (model.valueType === 'rows' || model.valueType === 'record' || model.valueType === 'records') return;
    fc.assert(
      fc.property(jsonValue, (raw) => {
        const decoded = model.decode(raw, options);
        if (!decoded.ok || model.isEmpty(decoded.value)) return;
        const inFormula = toFormulaValue(model.toFormula(decoded.value, options, timeZone));
        if (isFormulaError(inFormula)) throw new Error(inFormula.error);
        const back = model.fromFormula(inFormula, options, timeZone);
        if (model.valueType === 'number') expect(isFormulaError(back)).toBe(false);
        else if (onlyRead.has(type)) expect(isFormulaError(back)).toBe(true);
        else expect(back).toEqual(decoded.value);
      }),
    );
  });

  test('orders values consistently in both directions, empty first', () => {
    const values: FieldValue[] = [...model.samples, model.empty];

    for (const a of values) {
      for (const b of values) expect(Math.sign(model.compare(a, b)) + Math.sign(model.compare(b, a))).toBe(0);
      expect(model.compare(model.empty, a)).toBeLessThanOrEqual(0);
    }
  });
});
