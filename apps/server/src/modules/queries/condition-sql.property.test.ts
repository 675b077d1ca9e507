import fc from 'fast-check';
import {
  compileFormula,
  conditionOperators,
  evaluateConditions,
  FormulaError,
  type FormulaReference,
  type FormulaScope,
} from '@inkstone/formula';
import {
  compileCondition,
  compileFormulaCondition,
  ConditionRefusal,
  type ConditionSqlContext,
  type SqlFragment,
} from '@inkstone/formula/sql';
import {
  createId,
  dataItemTypes,
  isConditionGroup,
  type ConditionDocument,
  type ConditionItem,
  type DataItem,
  type FieldValue,
} from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyselyFragment } from '../../platform/db/kysely-fragment.ts';
import { transact } from '../../platform/db/transact.ts';
import type { PublishedModel } from '../apps/published.ts';
import { planTables } from '../apps/publish/plan-tables.ts';
import { conditionScope } from '../records/condition-scope.ts';
import { loadRecord } from '../records/load-record.ts';
import { diffRecord } from '../records/record-diff.ts';
import { insertRecord } from '../records/store-record.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import { RecordScene } from '../records/testing/record-scene.ts';
import { conditionColumns } from './condition-columns.ts';
import { unitsBelow } from './units-below.ts';

const recordCount = 150;
const zones = [
  'Asia/Taipei',
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Africa/Casablanca',
];

// Words that share parts, signs that patterns and quoting give a meaning, letters that differ in case, width and code unit order.
const words = [
  'a',
  'A',
  'ab',
  'b',
  '甲',
  '甲乙',
  '%',
  '_',
  'a_b',
  '\\',
  "'",
  '"',
  "a' or true --",
  'a;b',
  '；',
  ' a ',
  '5',
  '5.0',
  'ａ',
  '😀',
  '\uffff',
  'é',
  'é',
  'today',
  'SELF_P',
  'thisWeek',
  'true',
  '{a,b}',
  'null',
  '08:00',
  ':',
];
const numbers: readonly (number | string)[] = [
  0,
  1,
  -1,
  5,
  0.1,
  0.3,
  99.99,
  1e15 - 1,
  '9007199254740993',
  '9007199254740992',
  '12345678901234567890.123456789',
  '0.1234567890123456',
  '-0.00000001',
  1e-7,
];
const days = [
  '0001-01-01',
  '1970-01-01',
  '2011-12-29',
  '2011-12-30',
  '2011-12-31',
  '2012-01-01',
  '2018-02-17',
  '2018-02-18',
  '2018-11-04',
  '2024-02-29',
  '2025-12-31',
  '2026-01-01',
  '2026-03-08',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '9999-12-31',
];
const moments = [
  '0001-01-02T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2006-10-29T02:30:30.000Z',
  '2006-10-29T02:45:00.000Z',
  '2006-10-29T03:15:00.000Z',
  '2006-10-29T03:31:00.000Z',
  '2011-12-30T09:59:59.999Z',
  '2011-12-30T10:00:00.000Z',
  '2018-02-18T01:30:00.000Z',
  '2018-02-18T02:00:00.000Z',
  '2018-02-18T02:59:59.999Z',
  '2025-12-31T16:00:00.000Z',
  '2025-12-31T23:59:59.999Z',
  '2026-03-08T06:59:59.999Z',
  '2026-03-08T07:00:00.000Z',
  '2026-11-20T16:00:00.000Z',
  '2026-11-20T15:59:59.999Z',
  '2026-11-21T01:23:45.000Z',
  '2026-11-21T01:23:45.001Z',
  '9999-12-30T00:00:00.000Z',
];
const times = ['00:00:00', '08:00:00', '08:00:01', '12:30:00', '23:59:59'];
const areas = [
  { provinceName: '臺北市', provinceAdcode: '63', cityName: '', cityAdcode: '', districtName: '大安區', districtAdcode: '63003' },
  { provinceName: '新北市', provinceAdcode: '65', cityName: '板橋區', cityAdcode: '65001', districtName: '', districtAdcode: '' },
  { provinceName: '臺北市', provinceAdcode: '63', cityName: '', cityAdcode: '', districtName: '', districtAdcode: '' },
  { provinceName: '某地', cityName: '', districtName: '' },
  { provinceName: '', address: '路上' },
];
const recordIds = Array.from({ length: 4 }, (_, index) => `01980000-0000-7000-8000-00000000000${index}`);

let scene: RecordScene;
let units: readonly { id: string; unitType: 1 | 3 }[];
let below: (unit: FormulaReference, ancestor: string) => boolean;
let records: readonly StoredRecord[];

const pick = fc.constantFrom;
const empty = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null, freq: 4 });
const list = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(values, { maxLength: 3 });
const range = <T>(values: fc.Arbitrary<T>) =>
  fc.tuple(empty(values), empty(values)).map(([from, to]) => (from === null && to === null ? null : { from, to }));
const unit = (type?: 1 | 3) =>
  fc.nat().map((at) => {
    const some = units.filter(({ unitType }) => type === undefined || unitType === type);
    return { ...some[at % some.length]!, name: '' };
  });
const recordOf = pick(...recordIds).map((id) => ({ id, name: '' }));

const valuesOf: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  ShortText: () => empty(pick(...words)),
  LongText: () => empty(fc.string({ unit: pick(...words), minLength: 1, maxLength: 3 })),
  Number: () => empty(pick(...numbers)),
  Date: () => empty(pick(...days)),
  Logic: () => empty(fc.boolean()),
  StaffDeptMix: () => list(unit()),
  RelevanceForm: () => empty(recordOf),
  Address: () => empty(pick(...areas)),
  RelevanceFormEx: () => list(recordOf),
  Radio: () => empty(pick('甲', '乙')),
  Checkbox: () => list(pick(...words)),
  Dropdown: () => empty(pick('甲', '乙')),
  DropdownMulti: () => list(pick('甲', '乙', 'a;b', ',', '{}')),
  Time: () => empty(pick(...times)),
  StaffSingle: () => empty(unit(3)),
  StaffMulti: () => list(unit(3)),
  DeptSingle: () => empty(unit(1)),
  DeptMulti: () => list(unit(1)),
  DateRange: () => empty(range(pick(...days))),
  NumberRange: () => empty(range(pick(...numbers))),
  TimeRange: () => empty(range(pick(...times))),
};

const types = Object.keys(valuesOf).filter((type) => type in dataItemTypes) as DataItem['type'][];
const items: DataItem[] = [
  ...types.map((type): DataItem => ({ code: `f_${type}`, name: type, type, ...(type.startsWith('Relevance') && { schemaCode: 'gone' }) })),
  { code: 'moment', name: 'moment', type: 'Date', precision: 'second' },
];
const model: PublishedModel = {
  version: 1,
  appCode: 'test',
  definition: {
    code: 'everything',
    name: 'everything',
    dataItems: [...items, { code: 'rows', name: 'rows', type: 'Sheet', dataItems: items }],
  },
};
const columns = conditionColumns(model.definition);

const cells = () =>
  fc.record(Object.fromEntries(items.map(({ code, type }) => [code, code === 'moment' ? empty(pick(...moments)) : valuesOf[type]!()])));

/** Every list of operands holds what fits some type and what fits none. */
const operand = () =>
  fc.oneof(
    { weight: 4, arbitrary: pick<unknown>(...words) },
    { weight: 3, arbitrary: pick<unknown>(...numbers.map(String), 5, 0.1, 9007199254740992) },
    {
      weight: 3,
      arbitrary: pick<unknown>(...days, '2026-11', 'yesterday', 'tomorrow', 'lastWeek', 'thisYear', 'past 7 day', 'future 2 quarter'),
    },
    { weight: 3, arbitrary: pick<unknown>(...moments, '2026-11-21 09:23', '2011-12-31 00:00') },
    { weight: 2, arbitrary: pick<unknown>(...times, true, false, 'false', null, '') },
    { weight: 3, arbitrary: fc.oneof(unit(), recordOf) as fc.Arbitrary<unknown> },
    { weight: 3, arbitrary: fc.oneof(unit(), recordOf).map(({ id }): unknown => id) },
    { weight: 2, arbitrary: pick<unknown>(...areas, '63', '65001', '臺北市大安區', 'SELF_D') },
    { weight: 1, arbitrary: pick<unknown>('a\0', '\ud800', 'x'.repeat(1500), recordIds[0]!.toUpperCase()) },
  );
const operands = () =>
  fc.oneof(
    { weight: 5, arbitrary: operand() },
    { weight: 2, arbitrary: fc.array(operand(), { maxLength: 3 }) as fc.Arbitrary<unknown> },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.oneof(pick(...words), pick(...days), pick(...moments), pick(...times), pick(...numbers.map(String))), { maxLength: 3 })
        .map((each): unknown => each.join(';')),
    },
  );

const systemFields = ['id', 'sequenceNo', 'sequenceStatus', 'creater', 'createdDeptId', 'createdTime', 'owner', 'urgencyLevel'];
// A range in a sheet would be a list of lists.
const inRows = items.filter(({ type }) => !type.endsWith('Range'));
const fields = [...inRows.flatMap(({ code }) => [code, `rows.${code}`]), ...items.map(({ code }) => code), 'rows', ...systemFields];

/** Operands that the field's own values are made of, so that comparisons are met and not only refused. */
const fitting = (field: string): fc.Arbitrary<unknown> => {
  const item = items.find(({ code }) => code === field.replace('rows.', ''));
  const values = item && (item.code === 'moment' ? pick<unknown>(...moments, ...days) : valuesOf[item.type]!());
  if (!values)
    return fc.oneof(
      operand(),
      fc.nat().map((at) => records[at % records.length]!.id),
    );
  const one = values.map((value) =>
    value !== null && typeof value === 'object' && 'from' in value ? (value as { from: unknown }).from : value,
  );
  return fc.oneof(
    one,
    fc.array(one, { minLength: 1, maxLength: 3 }).map((each) => each.flat()),
  );
};

const comparison = (): fc.Arbitrary<ConditionItem> =>
  fc.tuple(pick(...fields), pick(...conditionOperators)).chain(([field, operator]) =>
    fc.record({
      field: fc.constant(field),
      operator: fc.constant(operator.code),
      value: fc.oneof({ weight: 3, arbitrary: fitting(field) }, { weight: 2, arbitrary: operands() }) as fc.Arbitrary<
        NonNullable<ConditionItem['value']>
      >,
      valueType: fc.oneof(
        { weight: 8, arbitrary: fc.constant('custom' as const) },
        {
          weight: 3,
          arbitrary: pick('specifyUser', 'specifyOption', 'specifyAddress', 'specifyDate', 'today', 'specifyRange', 'dynamicRange'),
        },
      ) as fc.Arbitrary<NonNullable<ConditionItem['valueType']>>,
    }),
  );
const dated = (): fc.Arbitrary<ConditionItem> =>
  fc.record({
    field: pick('moment', 'f_Date', 'createdTime', 'rows.moment', 'rows.f_Date', 'f_DateRange'),
    operator: pick(1, 2, 3, 4, 5, 6, 9, 11, 12, 13, 15, 16, 17, 18),
    valueType: pick('dynamicRange', 'specifyDate', 'specifyRange', 'custom', 'today'),
    value: fc.oneof(
      pick<NonNullable<ConditionItem['value']>>(...days, ...moments, 'thisMonth', 'lastQuarter', 8, { range: 10, count: 3, unit: 'month' }),
      fc.tuple(pick(...days, ...moments), pick(...days, ...moments)).map(([from, to]) => ({ from, to })),
      fc.tuple(pick(...days, ...moments), pick(...days, ...moments)).map(([from, to]) => `${from};${to}`),
    ),
  }) as fc.Arbitrary<ConditionItem>;
const single = (): fc.Arbitrary<ConditionItem> => fc.oneof({ weight: 4, arbitrary: comparison() }, { weight: 1, arbitrary: dated() });

const world = () => fc.record({ timeZone: pick(...zones), now: pick(...moments.slice(1, -1)).map((text) => new Date(text)) });

function context({ timeZone, now }: { timeZone: string; now: Date }): ConditionSqlContext {
  const { id, name, departmentId } = scene.actor('employee');
  return {
    timeZone,
    locale: 'zh',
    now: () => now,
    user: { id, name, unitType: 3 },
    userDepartment: { id: departmentId!, name: '', unitType: 1 },
    unitsBelow,
  };
}

function scopeOf(record: StoredRecord, outer: ConditionSqlContext): FormulaScope {
  const { user, userDepartment } = outer;
  return { ...conditionScope(record, model, outer), user, userDepartment, belongsTo: below };
}

async function found(fragment: SqlFragment): Promise<string[]> {
  const { rows } = await sql<{ id: string; holds: boolean | null }>`
    select r.id, ${kyselyFragment(fragment)} as holds from biz.everything r order by r.id`.execute(scene.database.db);
  // Two-valued: a NULL would make the negation of a condition lose records.
  if (rows.some(({ holds }) => holds === null)) throw new Error(`NULL from ${fragment.strings.join('?')}`);
  return rows.filter(({ holds }) => holds).map(({ id }) => id);
}

beforeAll(async () => {
  scene = await RecordScene.open();
  const { db } = scene.database;
  const departments = await db.selectFrom('departments').select(['id', 'parent_id']).execute();
  const people = await db.selectFrom('people').select('id').execute();
  const memberships = await db.selectFrom('memberships').selectAll().execute();
  units = [...departments.map(({ id }) => ({ id, unitType: 1 as const })), ...people.map(({ id }) => ({ id, unitType: 3 as const }))];
  below = (unit, ancestor) => {
    if (unit.id === ancestor) return true;
    const parents = [
      ...departments.filter(({ id }) => id === unit.id).map(({ parent_id }) => parent_id),
      ...memberships.filter(({ person_id }) => person_id === unit.id).map(({ department_id }) => department_id),
    ];
    return parents.some((id) => id !== null && below({ id, name: '' }, ancestor));
  };
  await transact(db, async (trx) => {
    for (const statement of (await planTables(trx, model.definition)).statements) await statement.execute(trx);
  });
  const generated = fc.sample(fc.tuple(cells(), fc.array(cells(), { maxLength: 3 }), pick(...moments)), { numRuns: recordCount, seed: 15 });
  const accounts = ['employee', 'manager', 'deputy', 'admin'];
  const stored = generated.map(([values, rows, createdTime], index): StoredRecord => {
    const { id: person, departmentId } = scene.actor(accounts[index % accounts.length]!);
    return {
      id: createId(),
      version: 1,
      values: { ...values, rows: rows.map((row) => ({ ...row, id: createId() })) } as Record<string, FieldValue>,
      system: {
        sequenceNo: index % 3 ? `A_${index}` : null,
        sequenceStatus: index % 2 ? 'DRAFT' : 'PROCESSING',
        creater: person,
        createdDeptId: index % 5 ? departmentId : null,
        createdTime: new Date(createdTime),
        modifier: person,
        modifiedTime: scene.now,
        owner: person,
        ownerDeptId: departmentId,
        workflowInstanceId: null,
        urgencyLevel: index % 4 ? null : '甲',
        formCode: 'everything',
        formVersion: null,
      },
    };
  });
  await transact(db, async (trx) => {
    for (const record of stored) await insertRecord(trx, model, record, diffRecord(model.definition, {}, record.values));
  });
  // Finer moments than the product writes, as another program may.
  await sql`update biz.everything set created_time = created_time + interval '400 microseconds' where sequence_no like '%5'`.execute(db);
  records = await Promise.all(stored.map(async ({ id }) => (await loadRecord(db, model, id))!));
});
afterAll(() => scene.close());

/** The records that meet it, by the evaluator; or the error that some of them gives. */
function met(document: ConditionDocument, outer: ConditionSqlContext): string[] | FormulaError {
  return judged((scope) => evaluateConditions(document, scope, { ...scope, get: () => undefined, column: () => undefined }), outer);
}

function judged(judge: (scope: FormulaScope) => unknown, outer: ConditionSqlContext): string[] | FormulaError {
  const ids: string[] = [];
  for (const record of records) {
    const holds = judge(scopeOf(record, outer));
    if (holds instanceof FormulaError) return holds;
    if (holds === true) ids.push(record.id);
  }
  return ids.sort();
}

/**
 * With one operand, what is refused as an error of the language is one for some record. Of several the evaluator may never reach the
 * wrong one; and a range always has two ends, which it does not compare with another number of items.
 */
function isSurelyWrong(document: ConditionDocument): boolean {
  return (
    !isConditionGroup(document) &&
    !Array.isArray(document.value) &&
    !/[;；]/.test(String(document.value)) &&
    !document.field.endsWith('Range')
  );
}

const seen = { met: 0, partly: 0, refused: 0 };

async function sameAnswer(document: ConditionDocument, at: { timeZone: string; now: Date }): Promise<void> {
  const outer = context(at);
  const compiled = compileCondition(document, columns, outer);
  if (compiled instanceof ConditionRefusal) {
    seen.refused += 1;
    if (isSurelyWrong(document) && compiled.error !== 'NotInSql') expect(met(document, outer)).toBeInstanceOf(FormulaError);
    return;
  }
  const expected = met(document, outer);
  if (Array.isArray(expected) && expected.length > 0) seen.met += 1;
  if (Array.isArray(expected) && expected.length > 0 && expected.length < records.length) seen.partly += 1;
  expect(await found(compiled)).toEqual(expected);
}

describe('a condition in SQL and the evaluator', () => {
  test('find the same records, whatever is compared with what, in every zone', async () => {
    await fc.assert(
      fc.asyncProperty(single(), world(), (document, at) => sameAnswer(document, at)),
      { numRuns: Number(process.env['RUNS'] ?? 2500) },
    );

    expect(seen.partly).toBeGreaterThan(400);
  });

  test('find the same records for conditions joined five deep', async () => {
    const { node } = fc.letrec<{ node: ConditionDocument }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', maxDepth: 4 },
        single() as fc.Arbitrary<ConditionDocument>,
        fc.record({ join: pick('and' as const, 'or' as const), items: fc.array(tie('node'), { maxLength: 3 }) }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(node, world(), (document, at) => sameAnswer(document, at)),
      { numRuns: 500 },
    );
  });
});
