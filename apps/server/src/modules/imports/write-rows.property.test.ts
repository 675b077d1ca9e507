import { formSubmit } from '@inkstone/api';
import { importModes } from '@inkstone/schema';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadActor } from '../../platform/auth/load-actor.ts';
import type { Trx } from '../../platform/db/database.ts';
import { rolledBack } from '../../platform/db/transactions/rolled-back.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { buildIndexes } from '../apps/index.ts';
import { importTarget, type ImportTarget } from './import-fields.ts';
import { readRows } from './read-rows.ts';
import { ImportScene } from './testing/import-scene.ts';
import { writeRow, type ImportRow, type RowOutcome } from './write-row.ts';
import { fillRows, writeRows } from './write-rows.ts';

const mapping = ['title', 'amount', 'bought', 'keeper', 'sort', 'colour', 'parts.part', 'parts.cost'];

/** Mostly good values, so that whole rows are written and meet each other. */
const mostly = (good: readonly unknown[], wrong: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: fc.constant(wrong) });

const cells = fc.tuple(
  mostly(['a', ' a ', 'b', 'c', 'd', 'e', 'kept', 'other'], null),
  mostly([null, 1, 2.5, '3'], '很多'),
  mostly([null, '2026-01-05'], '某日'),
  mostly([null, 'employee'], '無此人'),
  mostly([null, '工具'], '無此種類'),
  mostly([null, '紅'], '藍'),
  fc.constantFrom(null, '柄'),
  mostly([null, 10], 'x'),
);
const mode = fc.constantFrom('append', 'default', 'override');

let scene: ImportScene;
let employee: TestPerson;
beforeAll(async () => {
  scene = await ImportScene.open();
  await buildIndexes(scene.server.db, 'good');
  employee = await scene.server.signIn('employee');
  const manager = await scene.server.signIn('manager');
  await employee.call(formSubmit, { schemaCode: 'sort', patch: { values: { label: '工具' } } });
  await employee.call(formSubmit, { schemaCode: 'good', patch: { values: { title: 'kept', amount: 1, colour: '綠' } } });
  await manager.call(formSubmit, { schemaCode: 'good', patch: { values: { title: 'other', amount: 2 } } });
});
afterAll(() => scene.close());

type Way = (context: CommandContext, target: ImportTarget, rows: readonly ImportRow[]) => Promise<RowOutcome[]>;

const singly: Way = async (context, target, rows) => {
  const outcomes: RowOutcome[] = [];
  for (const row of rows) outcomes.push(await writeRow(context, target, row));
  return outcomes;
};
const together: Way = (context, target, rows) => writeRows(context, target, rows, { isTrial: false });
const ahead: Way = async (context, target, rows) =>
  writeRows(context, target, rows, { isTrial: false, filled: await fillRows(context, target, rows) });
const trial: Way = (context, target, rows) => writeRows(context, target, rows, { isTrial: true });

/** Carries out a file in one way: what becomes of its rows, and what is stored afterwards. Nothing remains. */
async function carriedOut(file: readonly (readonly unknown[])[], modeName: 'append' | 'default' | 'override', way: Way) {
  return rolledBack(scene.server.db, async (trx) => {
    const actor = (await loadActor(trx, employee.id))!;
    const now = () => new Date('2026-03-04T05:06:07Z');
    const log = pino({ level: 'silent' });
    const id = '01980000-0000-7000-8000-000000000001';
    const context = { trx, actor, locale: 'zh', client: 'OTHER', requestId: id, commandId: id, log, now, timeZone: 'Asia/Taipei' } as const;
    const target = await importTarget(trx, context, 'good');
    const task = { mode: importModes[modeName], keys: ['title'], mapping, head: { line: 1, is1904: false, columns: [] } };
    const lines = file.map((row, index) => [{ line: index + 2, cells: row }]);
    const rows = await readRows(context, { task: task as never, target }, lines as never);
    const outcomes = await way(context, target, rows);
    const stored = await storedGoods(trx);
    const shown = outcomes.map((outcome) =>
      outcome.state === 'faulty'
        ? outcome
        : { state: outcome.state, number: stored.find((good) => good.id === outcome.recordId)?.sequence_no },
    );
    return { states: outcomes.map(({ state }) => state), shown, titles: stored.map(({ title }) => title), stored: withoutIds(stored) };
  });
}

/** Each way makes ids of its own. */
const withoutIds = (rows: readonly unknown[]): string[] =>
  rows.map((row) => JSON.stringify(row).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'));

async function storedGoods(trx: Trx) {
  const { rows } = await sql<{ id: string; sequence_no: string; title: string }>`
    select g.*,
      (select json_agg(row_to_json(p)::jsonb - 'id' - 'record_id' order by position) from biz."good$parts" p where p.record_id = g.id) as parts,
      (select json_agg(json_build_array(c.version, c.actor, c.changes) order by c.version) from record_changes c where c.record_id = g.id) as history
    from biz.good g order by sequence_no`.execute(trx);
  return rows;
}

test('rows written together have the outcome of rows written singly, and a check foretells it, for random files', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 12 }), mode, async (file, modeName) => {
      const one = await carriedOut(file, modeName, singly);

      expect(await carriedOut(file, modeName, together)).toEqual(one);
      expect(await carriedOut(file, modeName, ahead)).toEqual(one);
      const checked = await carriedOut(file, modeName, trial);
      expect(checked.states).toEqual(one.states);
      expect(checked.titles).toEqual(['kept', 'other']);
    }),
    { numRuns: cases(60) },
  );
});
