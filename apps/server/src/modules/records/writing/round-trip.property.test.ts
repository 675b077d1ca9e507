import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { dataItemTypes, createId, type DataItem, type DataItemType, type FieldValue, type FormValues } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalDecimal, tableOf, type PublishedModel } from '../../apps/index.ts';
import { planTables } from '../../publishing/index.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { loadRecord } from '../reading/load-record.ts';
import { diffRecord } from '../reading/record-diff.ts';
import { insertRecords, updateRecord } from './store-record.ts';
import type { StoredRecord } from '../reading/stored-record.ts';
import { RecordScene } from '../../../testing/record-scene.ts';

const word = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => text !== '' && !text.includes('\0') && text.isWellFormed());
const optional = (values: fc.Arbitrary<FieldValue>): fc.Arbitrary<FieldValue> => fc.option(values, { nil: null });
const decimalText = fc.tuple(fc.bigInt({ min: -(10n ** 38n), max: 10n ** 38n }), fc.integer({ min: 0, max: 12 })).map(
  ([digits, scale]) =>
    `${digits < 0n ? '-' : ''}${String(digits < 0n ? -digits : digits)
      .padStart(scale + 1, '0')
      .replace(new RegExp(`(.{${scale}})$`), '.$1')}`,
);
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instant = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString());
const time = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const id = fc.uuid({ version: 7 });
const unit = (unitType: 1 | 3) => id.map((each) => ({ id: each, name: '', unitType }));
const record = id.map((each) => ({ id: each, name: '' }));
const list = (values: fc.Arbitrary<unknown>) => fc.array(values, { maxLength: 5 }) as fc.Arbitrary<FieldValue>;
const json = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), word, {
  maxKeys: 4,
  noNullPrototype: true,
}) as fc.Arbitrary<unknown> as fc.Arbitrary<FieldValue>;

const rangeOf = (end: fc.Arbitrary<FieldValue>) =>
  fc
    .record({ from: optional(end), to: optional(end) })
    .filter(({ from, to }) => from !== null || to !== null) as fc.Arbitrary<unknown> as fc.Arbitrary<FieldValue>;
const number = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger().map((n) => Math.trunc(n / 100)),
  decimalText,
);

/** Values of every kind of item, in the form in which they are sent and stored. */
const valuesOf: Record<Exclude<DataItemType, 'Sheet' | 'Attachment'>, fc.Arbitrary<FieldValue>> = {
  ShortText: optional(word),
  LongText: optional(word),
  Number: optional(number),
  Date: optional(day),
  Logic: optional(fc.boolean()),
  StaffDeptMix: list(fc.oneof(unit(1), unit(3))),
  ApprovalOpinion: optional(json),
  RelevanceForm: optional(record),
  Address: optional(json),
  RelevanceFormEx: list(record),
  Radio: optional(word),
  Checkbox: list(word),
  Dropdown: optional(word),
  DropdownMulti: list(word),
  Time: optional(time),
  StaffSingle: optional(unit(3)),
  StaffMulti: list(unit(3)),
  DeptSingle: optional(unit(1)),
  DeptMulti: list(unit(1)),
  DateRange: optional(rangeOf(day)),
  NumberRange: optional(rangeOf(number)),
  TimeRange: optional(rangeOf(time)),
};

const types = Object.keys(dataItemTypes).filter((type): type is keyof typeof valuesOf => type in valuesOf);
const items: DataItem[] = [
  ...types.map((type): DataItem => ({ code: `f_${type}`, name: type, type, ...(type.startsWith('Relevance') && { schemaCode: 'gone' }) })),
  { code: 'moment', name: 'moment', type: 'Date', precision: 'second' },
  { code: 'moments', name: 'moments', type: 'DateRange', precision: 'second' },
];
const valuesOfMoments: Readonly<Record<string, fc.Arbitrary<FieldValue>>> = {
  moment: optional(instant),
  moments: optional(rangeOf(instant)),
};
const model: PublishedModel = {
  version: 1,
  appCode: 'test',
  definition: {
    code: 'everything',
    name: 'everything',
    dataItems: [...items, { code: 'rows', name: 'rows', type: 'Sheet', dataItems: items }],
  },
};
const fields = fc.record(
  Object.fromEntries(items.map(({ code, type }) => [code, valuesOfMoments[code] ?? valuesOf[type as keyof typeof valuesOf]])),
);
const rows = fc.array(fields, { maxLength: 4 }).map((each) => each.map((cells) => ({ id: createId(), ...cells })));
const anyValues: fc.Arbitrary<FormValues> = fc
  .tuple(fields, rows)
  .map(([values, sheet]) => ({ ...values, rows: sheet as unknown as FieldValue }));

/** Rows get new ids: shrinking tries the same values in one record after another. */
function freshRows(values: FormValues): FormValues {
  return { ...values, rows: (values['rows'] as readonly object[]).map((row) => ({ ...row, id: createId() })) as unknown as FieldValue };
}

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open();
  await transact(scene.database.db, async (trx) => {
    for (const statement of (await planTables(trx, { model: model.definition, before: null })).statements) await statement.execute(trx);
  });
});
afterAll(() => scene.close());

function stored(values: FormValues): StoredRecord {
  const { id: person, departmentId } = scene.actor('employee');
  return {
    id: createId(),
    version: 1,
    values,
    system: {
      sequenceNo: null,
      sequenceStatus: 'DRAFT',
      creater: person,
      createdDeptId: departmentId,
      createdTime: scene.now,
      modifier: person,
      modifiedTime: scene.now,
      owner: person,
      ownerDeptId: departmentId,
      workflowInstanceId: null,
      urgencyLevel: null,
      formCode: 'everything',
      formVersion: null,
    },
  };
}

/** Numbers may be returned as numbers or as texts, depending on their length; both count as equal. */
function sameNumbers(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => {
      if (key === 'f_NumberRange' && each !== null) return Object.values(each as object).map(decimalTextOf);
      return key === 'f_Number' ? decimalTextOf(each) : each;
    }),
  );
}

function decimalTextOf(each: unknown): string | null {
  return each === null || each === undefined ? null : canonicalDecimal(each as number | string);
}

test('a record is read as it was written, for random values', async () => {
  await fc.assert(
    fc.asyncProperty(anyValues, async (generated) => {
      const values = freshRows(generated);
      const written = stored(values);
      const { db } = scene.database;
      await transact(db, (trx) => insertRecords(trx, model, [written]));

      const loaded = await loadRecord(db, model, written.id);

      expect(sameNumbers(loaded!.values)).toEqual(sameNumbers(values));
      expect(loaded).toMatchObject({ id: written.id, version: 1, system: written.system });
    }),
    { numRuns: cases(60) },
  );
});

test('only the difference is written, and the result is the new record', async () => {
  await fc.assert(
    fc.asyncProperty(anyValues, anyValues, fc.shuffledSubarray([0, 1, 2, 3]), async (first, second, kept) => {
      const [before, after] = [freshRows(first), freshRows(second)];
      const rowsBefore = before['rows'] as readonly { id: string }[];
      const keptRows = kept.flatMap((index) => rowsBefore[index] ?? []);
      const target: FormValues = { ...after, rows: [...(after['rows'] as readonly object[]), ...keptRows] as unknown as FieldValue };
      const written = stored(before);
      const { db } = scene.database;
      await transact(db, (trx) => insertRecords(trx, model, [written]));
      const next = { ...written, version: 2, values: target };

      await transact(db, (trx) =>
        updateRecord(trx, model, { record: next, diff: diffRecord(model.definition, before, target), change: [] }),
      );

      const loaded = await loadRecord(db, model, written.id);
      expect(sameNumbers(loaded!.values)).toEqual(sameNumbers(target));
      expect(diffRecord(model.definition, loaded!.values, target).changes).toEqual([]);
    }),
    { numRuns: cases(40) },
  );
});

test('numbers are exact: up to 15 digits as JSON numbers, longer ones as text', async () => {
  const short = [0, 0.1, 1234567890.12345, 999999999999999];
  const long = ['1000000000000000', '0.1234567890123456', '12345678901234567890.123456789'];
  for (const number of [...short, ...long]) {
    const written = stored({ f_Number: number });
    await transact(scene.database.db, (trx) => insertRecords(trx, model, [written]));

    const loaded = await loadRecord(scene.database.db, model, written.id);

    expect(loaded!.values['f_Number']).toBe(number);
  }
});

test('every type of data item except sheets and files has its columns', () => {
  const columns = tableOf(model.definition).items.map(({ item, columns: each }) => [item.code, each.length] as const);

  expect(columns.filter(([, count]) => count === 0)).toEqual([]);
});

test('a date of day precision is the same day in every session time zone', async () => {
  const written = stored({ f_Date: '2026-03-01', moment: '2026-02-28T16:30:00.000Z' });
  await transact(scene.database.db, (trx) => insertRecords(trx, model, [written]));

  const loaded = await transact(scene.database.db, async (trx) => {
    await sql`set local time zone 'America/New_York'`.execute(trx);
    return loadRecord(trx, model, written.id);
  });

  expect(loaded!.values).toMatchObject({ f_Date: '2026-03-01', moment: '2026-02-28T16:30:00.000Z' });
});
