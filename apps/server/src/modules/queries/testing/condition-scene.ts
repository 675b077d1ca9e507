import fc from 'fast-check';
import { FormulaError, type FormulaScope } from '@inkstone/formula';
import type { ConditionSqlContext, SqlFragment } from '@inkstone/formula/sql';
import { createId, dataItemTypes, type DataItem, type FieldValue } from '@inkstone/schema';
import { sql } from 'kysely';
import { kyselyFragment } from '../../../platform/db/kysely-fragment.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { PublishedModel } from '../../apps/index.ts';
import { planTables } from '../../publishing/index.ts';
import { UnitReader, unitSelects } from '../../organization/index.ts';
import { conditionScope, insertRecords, loadRecord, settled, type StoredRecord } from '../../records/index.ts';
import { RecordScene } from '../../../testing/record-scene.ts';
import { conditionColumns } from '../../conditions/index.ts';
import { moments, pick, sampleValues, zones, type SampleUnit } from './sample-values.ts';

const types = Object.keys(sampleValues).filter((type) => type in dataItemTypes) as DataItem['type'][];
const items: DataItem[] = [
  ...types.map((type): DataItem => ({ code: `f_${type}`, name: type, type, ...(type.startsWith('Relevance') && { schemaCode: 'gone' }) })),
  { code: 'moment', name: 'moment', type: 'Date', precision: 'second' },
];
// A range in a sheet would be a list of lists.
const columns = items.filter(({ type }) => !type.endsWith('Range'));
const model: PublishedModel = {
  version: 1,
  appCode: 'test',
  definition: {
    code: 'everything',
    name: 'everything',
    dataItems: [...items, { code: 'rows', name: 'rows', type: 'Sheet', dataItems: columns }],
  },
};

/** Every field that conditions may read, with higher weights for fields of the record itself and for error-prone types. */
export const sampleFields: readonly string[] = [
  ...items.flatMap(({ code }) => [code, code]),
  'f_Number',
  'f_Number',
  'f_Number',
  'f_Number',
  'f_ShortText',
  'f_LongText',
  'f_Date',
  'moment',
  ...columns.map(({ code }) => `rows.${code}`),
  'rows',
  'id',
  'sequenceNo',
  'sequenceStatus',
  'creater',
  'createdDeptId',
  'createdTime',
  'owner',
  'urgencyLevel',
];

/** Where and when a condition is evaluated. */
export interface SampleMoment {
  readonly timeZone: string;
  readonly now: Date;
}

export const sampleMoments: fc.Arbitrary<SampleMoment> = fc.record({
  timeZone: pick(...zones),
  now: pick(...moments.slice(1, -1)).map((text) => new Date(text)),
});

/** Records of a model with all types in a database, to find by SQL and by the evaluator. */
export class ConditionScene {
  readonly columns = conditionColumns(model.definition);
  readonly units: readonly SampleUnit[];
  readonly records: readonly StoredRecord[];
  readonly #scene: RecordScene;
  readonly #units: UnitReader;

  private constructor(scene: RecordScene, units: readonly SampleUnit[], records: readonly StoredRecord[]) {
    this.#scene = scene;
    this.units = units;
    this.#units = new UnitReader(scene.database.db);
    this.records = records;
  }

  static async open(): Promise<ConditionScene> {
    const scene = await RecordScene.open();
    const units = await readUnits(scene);
    return new ConditionScene(scene, units, await storeRecords(scene, units));
  }

  close(): Promise<void> {
    return this.#scene.close();
  }

  context({ timeZone, now }: SampleMoment): ConditionSqlContext {
    const { id, name, departmentId } = this.#scene.actor('employee');
    const userDepartment = { id: departmentId!, name: '', unitType: 1 as const };
    return { timeZone, locale: 'zh', now: () => now, user: { id, name, unitType: 3 }, userDepartment, units: unitSelects };
  }

  /** Returns the ids of the records for which the evaluator returns true, or the error of one. */
  async evaluated(evaluate: (scope: FormulaScope) => unknown, context: ConditionSqlContext): Promise<readonly string[] | FormulaError> {
    const { user, userDepartment } = context;
    const ids: string[] = [];
    for (const record of this.records) {
      const scope = { ...conditionScope(record, model, context, this.#units), user, userDepartment };
      const holds = await settled(scope, () => evaluate(scope));
      if (holds instanceof FormulaError) return holds;
      if (holds === true) ids.push(record.id);
    }
    return ids.sort();
  }

  /** Returns the ids of the records that the database finds. */
  async found(fragment: SqlFragment): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string; holds: boolean | null }>`
      select r.id, ${kyselyFragment(fragment)} as holds from biz.everything r order by r.id`.execute(this.#scene.database.db);
    // A NULL would make the negation of a condition lose records.
    if (rows.some(({ holds }) => holds === null)) throw new Error(`NULL from ${fragment.strings.join('?')}`);
    return rows.filter(({ holds }) => holds).map(({ id }) => id);
  }
}

async function readUnits({ database: { db } }: RecordScene): Promise<readonly SampleUnit[]> {
  const departments = await db.selectFrom('departments').select(['id', 'code']).execute();
  const people = await db.selectFrom('people').select(['id', 'account as code']).execute();
  return [...departments.map((each) => ({ ...each, unitType: 1 as const })), ...people.map((each) => ({ ...each, unitType: 3 as const }))];
}

async function storeRecords(scene: RecordScene, units: readonly SampleUnit[]): Promise<readonly StoredRecord[]> {
  const { db } = scene.database;
  const cells = (of: readonly DataItem[]) =>
    fc.record(Object.fromEntries(of.map(({ code }) => [code, sampleValues[code.replace('f_', '')]!(units)])));
  const generated = fc.sample(fc.tuple(cells(items), fc.array(cells(columns), { maxLength: 3 }), pick(...moments)), {
    numRuns: 150,
    seed: 15,
  });
  const stored = generated.map(([values, rows, createdTime], index) => {
    const withRows = { ...values, rows: rows.map((row) => ({ ...row, id: createId() })) };
    return recordOf(scene, index, withRows as Record<string, FieldValue>, new Date(createdTime));
  });
  await transact(db, async (trx) => {
    for (const statement of (await planTables(trx, { model: model.definition, before: null })).statements) await statement.execute(trx);
    for (const record of stored) await insertRecords(trx, model, [record]);
  });
  // More precise timestamps than the product writes, as other programs may.
  await sql`update biz.everything set created_time = created_time + interval '400 microseconds' where sequence_no like '%5'`.execute(db);
  return Promise.all(stored.map(async ({ id }) => (await loadRecord(db, model, id))!));
}

const accounts = ['employee', 'manager', 'deputy', 'admin'];

function recordOf(scene: RecordScene, index: number, values: StoredRecord['values'], createdTime: Date): StoredRecord {
  const { id: person, departmentId } = scene.actor(accounts[index % accounts.length]!);
  return {
    id: createId(),
    version: 1,
    values,
    system: {
      sequenceNo: index % 3 ? `A_${index}` : null,
      sequenceStatus: index % 2 ? 'DRAFT' : 'PROCESSING',
      creater: person,
      createdDeptId: index % 5 ? departmentId : null,
      createdTime,
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
}
