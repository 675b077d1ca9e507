import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { DataItem, DataItemType } from '@inkstone/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { buildApp, RecordScene, refusalOf } from '../../../testing/record-scene.ts';
import { testProgram } from '../../../testing/test-program.ts';
import { buildIndexes, indexStates, loadModel, uniqueIndexStates } from '../../apps/index.ts';
import type { AfterwardsTask } from '../testing/afterwards-process.ts';
import { runValueCopy } from './run-value-copy.ts';
import { cancelValueCopy, startValueCopy, valueCopies } from './value-copies.ts';

const program = new URL('../testing/afterwards-process.ts', import.meta.url);
const now = new Date('2026-11-27T10:00:00.000Z');
let scene: RecordScene;
let code: string;
let models = 0;
beforeAll(async () => {
  scene = await RecordScene.open();
});
beforeEach(async () => {
  code = `copied_${(models += 1)}`;
  await publish(false);
});
afterAll(() => scene.close());

const item = (itemCode: string, type: DataItemType): DataItem => ({ code: itemCode, name: itemCode, type });

/** A text, a number to which it can be copied, and a person to whom it cannot. */
const publish = (noRepeat: boolean) =>
  scene.publish(
    buildApp(
      {
        code,
        dataItems: [
          { ...item('price', 'ShortText'), noRepeat },
          item('amount', 'Number'),
          item('who', 'StaffSingle'),
          { ...item('lines', 'Sheet'), dataItems: [item('old', 'ShortText'), item('new', 'Number')] },
        ],
      },
      [
        { key: 'price', type: 'text' },
        { key: 'amount', type: 'number' },
        {
          key: 'lines',
          type: 'sheet',
          columns: [
            { key: 'old', type: 'text' },
            { key: 'new', type: 'number' },
          ],
        },
      ],
    ),
  );

/** Records as they are stored after years: written at once, because there are hundreds. */
const fill = (count: number, value: string) =>
  sql`
    insert into ${sql.id('biz', code)} (id, sequence_status, created_time, creater, owner, modified_time, modifier, version, form_code, price)
    select gen_random_uuid(), 'COMPLETED', now(), ${person()}, ${person()}, now(), ${person()}, 1, ${code}, ${sql.raw(value)}
    from generate_series(1, ${count}) as n`.execute(scene.database.db);
const person = () => scene.actor('employee').id;

const start = async (from = 'price', to = 'amount') => {
  const { definition: model } = await loadModel(scene.database.db, code);
  return transact(scene.database.db, (trx) => startValueCopy(trx, { model, from, to, startedBy: person(), now }));
};
const run = (id: string) =>
  runValueCopy(scene.database.db, id, { log: pino({ level: 'silent' }), timeZone: 'Asia/Taipei', now: () => now });
const copies = () => valueCopies(scene.database.db, code);
const sum = async () =>
  (await sql<{ sum: string }>`select coalesce(sum(amount), 0) as sum from ${sql.id('biz', code)}`.execute(scene.database.db)).rows[0]!.sum;

test('values are copied where there is none yet; what does not convert is reported and stays', async () => {
  const { record } = await scene.write(code, null, { values: { price: '5', amount: 7 } });
  for (const price of ['12.50', '1,000', 'cheap', 'cheap', null]) await scene.write(code, null, { values: { price } });

  const id = await start();
  await run(id);

  expect(await copies()).toMatchObject([
    { id, state: 'done', total: 4, copied: 2, refused: 2, problems: [{ value: 'cheap', count: 2 }], startedBy: { id: person() } },
  ]);
  expect(await sum()).toBe('1019.5');
  expect((await scene.load(code, record.id)).values).toMatchObject({ price: '5', amount: 7 });
});

test('columns of a sub-table are copied in their rows', async () => {
  const rowId = crypto.randomUUID();
  const { record } = await scene.write(code, null, { values: { [`lines[${rowId}].old`]: '3' }, rows: { lines: { added: [rowId] } } });

  await run(await start('lines.old', 'lines.new'));

  expect((await scene.load(code, record.id)).values['lines']).toMatchObject([{ old: '3', new: 3 }]);
});

test('only one copy runs in a model, it can be cancelled, and unfit items are refused', async () => {
  await fill(3, 'n::text');
  const id = await start();

  const second = await refusalOf(start());
  const unfit = await refusalOf(start('price', 'who'));
  const isCanceled = await transact(scene.database.db, (trx) => cancelValueCopy(trx, id, code, now));
  await run(id);

  expect([second.code, unfit.code, isCanceled]).toEqual(['copy-running', 'copy-unfit', true]);
  expect(await copies()).toMatchObject([{ state: 'canceled', copied: 0 }]);
  expect(await sum()).toBe('0');
});

test(
  'a killed process loses nothing and does nothing twice: values are copied and the index is built by another',
  { timeout: 120_000 },
  async () => {
    const { db, connection } = scene.database;
    await fill(250, `case when n % 50 = 0 then 'no ' || n else n::text end`);
    await publish(true);
    const id = await start();
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = db.transaction().execute(async (trx) => {
      const table = sql.id('biz', code);
      // Keeps the index from being finished; the row keeps the copy from its third step.
      await sql`lock table ${table} in row exclusive mode`.execute(trx);
      await sql`select from ${table} where id = (select id from ${table} order by id offset 220 limit 1) for update`.execute(trx);
      held.resolve();
      await release.promise;
    });
    await held.promise;

    const task: AfterwardsTask = { connection: connection as AfterwardsTask['connection'], schemaCode: code, copyId: id };
    const child = spawn(process.execPath, [testProgram(program), JSON.stringify(task)], { stdio: 'inherit' });
    const unbuilt = async () => [...(await indexStates(db, code))].filter(([, isValid]) => !isValid).length;
    await expect.poll(unbuilt, { timeout: 40_000 }).toBe(1);
    await expect.poll(async () => (await copies()).map(({ copied, refused }) => copied + refused), { timeout: 40_000 }).toEqual([200]);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const { definition } = await loadModel(db, code);
    const left = await uniqueIndexStates(db, definition);
    release.resolve();
    await holder;
    // The database may still be at it; only then another process may take over.
    await expect.poll(() => buildIndexes(db, code).then(() => 'built', String), { timeout: 60_000 }).toBe('built');
    await run(id);

    expect(left).toMatchObject([{ code: 'price', state: 'building' }]);
    expect(await uniqueIndexStates(db, definition)).toMatchObject([{ code: 'price', state: 'valid' }]);
    expect(await copies()).toMatchObject([{ state: 'done', total: 250, copied: 245, refused: 5 }]);
    expect(Number(await sum())).toBe((250 * 251) / 2 - (50 + 100 + 150 + 200 + 250));
  },
);
