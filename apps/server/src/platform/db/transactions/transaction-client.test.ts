import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Db, Executor, Trx } from '../database.ts';
import { andCommit } from '../statements/last-statement.ts';
import { nestedDatabase } from './nested-database.ts';
import { openDatabase } from '../open-database.ts';
import { rolledBack } from './rolled-back.ts';
import { runTogether, sendAhead, sendNow, TakenAhead } from '../statements/sent-together.ts';
import { transact } from './transact.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`drop table if exists boxes`.execute(database.db);
  await sql`create table boxes (id int primary key, name text)`.execute(database.db);
  await sql`insert into boxes values (1, 'old')`.execute(database.db);
});

const boxes = async (trx: Trx): Promise<unknown[]> => (await sql`select * from boxes where id = ${1}`.execute(trx)).rows;

const preparedTexts = async (trx: Trx): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(trx)).rows.map(({ statement }) => statement);

test('what transactions repeat is prepared, and nothing outside of them', async () => {
  for (let times = 0; times < 8; times += 1) {
    await transact(database.db, boxes);
    await sql`select name from boxes where id = ${1}`.execute(database.db);
  }

  const texts = await transact(database.db, preparedTexts);

  expect(texts.filter((text) => text.includes('from boxes'))).toEqual(['select * from boxes where id = $1']);
});

const allBoxes = async (trx: Trx): Promise<unknown[]> => (await sql`select * from boxes`.execute(trx)).rows;

test.each([
  ['with values', boxes],
  ['without values', allBoxes],
])('a table that was changed gives its new columns, also to a statement %s that was prepared', async (_, read) => {
  for (let times = 0; times < 8; times += 1) await transact(database.db, read);

  await sql`alter table boxes add column color text default 'red'`.execute(database.db);

  expect(await transact(database.db, read)).toEqual([{ id: 1, name: 'old', color: 'red' }]);
});

test('a temporary view stands in front of a table that a prepared statement reads, until the transaction ends', async () => {
  const seenThrough = (name: string) =>
    rolledBack(database.db, async (trx) => {
      const before = await boxes(trx);
      await sql`create temp view boxes as select 1 as id, ${sql.lit(name)} as name`.execute(trx);
      return [before, await boxes(trx)];
    });
  // From its first temporary table on, a connection looks for names there first.
  await transact(database.db, (trx) => sql`create temp table other ()`.execute(trx));
  for (let times = 0; times < 8; times += 1) await transact(database.db, boxes);

  for (const name of ['first', 'second', 'third']) {
    expect(await seenThrough(name)).toEqual([[{ id: 1, name: 'old' }], [{ id: 1, name }]]);
    expect(await transact(database.db, boxes)).toEqual([{ id: 1, name: 'old' }]);
  }
});

/** Counts how often the only connection of a database waits for an answer. */
async function roundTripsOf(work: (db: Db) => Promise<unknown>): Promise<number> {
  const { db, pool, close } = openDatabase(database.connection, { warn: () => undefined }, 1);
  let trips = 0;
  pool.on('connect', (client) => (client as unknown as DriverConnection).connection.on('readyForQuery', () => (trips += 1)));
  try {
    // The first transaction of a connection prepares to begin and to commit.
    await transact(db, boxes);
    trips = 0;
    await work(db);
  } finally {
    await close();
  }
  return trips;
}

interface DriverConnection {
  readonly connection: NodeJS.EventEmitter;
}

test('a transaction begins together with its first statement', async () => {
  const trips = await roundTripsOf((db) =>
    transact(db, async (trx) => {
      expect(await boxes(trx)).toEqual([{ id: 1, name: 'old' }]);
      await sql`update boxes set name = ${'new'} where id = ${1}`.execute(trx);
    }),
  );

  expect(trips).toBe(3);
  expect((await sql`select name from boxes`.execute(database.db)).rows).toEqual([{ name: 'new' }]);
});

test('a transaction without statements asks nothing of the database', async () => {
  expect(await roundTripsOf((db) => transact(db, () => Promise.resolve()))).toBe(0);
});

test('what the first statement wrote is rolled back with the rest', async () => {
  await roundTripsOf(async (db) => {
    const half = transact(db, async (trx) => {
      await sql`update boxes set name = ${'half'} where id = ${1}`.execute(trx);
      throw new Error('no further');
    });
    await expect(half).rejects.toThrow('no further');
  });

  expect((await sql`select name from boxes`.execute(database.db)).rows).toEqual([{ name: 'old' }]);
});

test('a first statement that fails is reported, and the connection goes on', async () => {
  await roundTripsOf(async (db) => {
    const again = (trx: Trx) => sql`insert into boxes values (${1}, 'again')`.execute(trx);
    await expect(transact(db, again)).rejects.toMatchObject({ code: '23505' });
    await expect(transact(db, (trx) => sql`select ${1}::int as one from nowhere`.execute(trx))).rejects.toMatchObject({ code: '42P01' });

    expect(await transact(db, boxes)).toEqual([{ id: 1, name: 'old' }]);
  });
});

test('a first text of several statements runs within the transaction', async () => {
  await roundTripsOf(async (db) => {
    const two = transact(db, async (trx) => {
      await sql`update boxes set name = 'one'; update boxes set name = name || ' two'`.execute(trx);
      throw new Error('no further');
    });
    await expect(two).rejects.toThrow('no further');
  });

  expect((await sql`select name from boxes`.execute(database.db)).rows).toEqual([{ name: 'old' }]);
});

const last = sql.raw(andCommit);
const renamed = (trx: Trx, name: string) => sql`update boxes set name = ${name} where id = 1 ${last}`.execute(trx);

test('a transaction commits together with the statement that is marked as its last', async () => {
  const trips = await roundTripsOf((db) =>
    transact(db, async (trx) => {
      await boxes(trx);
      expect((await renamed(trx, 'last')).numAffectedRows).toBe(1n);
    }),
  );

  expect(trips).toBe(2);
  expect((await sql`select name from boxes`.execute(database.db)).rows).toEqual([{ name: 'last' }]);
});

test('a last statement may be the only one', async () => {
  expect(await roundTripsOf((db) => transact(db, (trx) => renamed(trx, 'only')))).toBe(1);
  expect((await sql`select name from boxes`.execute(database.db)).rows).toEqual([{ name: 'only' }]);
});

test('a last statement that fails commits nothing, and the connection goes on', async () => {
  await roundTripsOf(async (db) => {
    const half = transact(db, async (trx) => {
      await sql`update boxes set name = ${'half'} where id = ${1}`.execute(trx);
      await sql`insert into boxes values (${1}, 'again') ${last}`.execute(trx);
    });
    await expect(half).rejects.toMatchObject({ code: '23505' });

    expect(await transact(db, boxes)).toEqual([{ id: 1, name: 'old' }]);
  });
});

test('what cannot be undone any more is told', async () => {
  await roundTripsOf(async (db) => {
    const late = transact(db, async (trx) => {
      await renamed(trx, 'done');
      throw new Error('too late');
    });
    await expect(late).rejects.toThrow('committed with its last statement');
  });
});

test('a part of another transaction does not commit it', async () => {
  await roundTripsOf(async (db) => {
    const whole = transact(db, async (trx) => {
      await transact(nestedDatabase(trx), (part) => renamed(part, 'part'));
      throw new Error('no further');
    });
    await expect(whole).rejects.toThrow('no further');
  });

  expect((await sql`select name from boxes`.execute(database.db)).rows).toEqual([{ name: 'old' }]);
});

const addBox = { text: 'insert into boxes values ($1::int, $2::text)', values: [2, 'ahead'] };

test('a statement that is sent ahead goes with the next one, and with the commit if none follows', async () => {
  const trips = await roundTripsOf((db) =>
    transact(db, async (trx) => {
      await sendAhead(trx, addBox);
      expect((await sql<{ name: string }>`select name from boxes where id > ${1}`.execute(trx)).rows).toEqual([{ name: 'ahead' }]);
    }),
  );
  const alone = await roundTripsOf((db) => transact(db, (trx) => sendAhead(trx, { ...addBox, values: [3, 'alone'] })));

  expect([trips, alone]).toEqual([2, 1]);
  expect((await sql`select name from boxes where id > 1 order by id`.execute(database.db)).rows).toEqual([
    { name: 'ahead' },
    { name: 'alone' },
  ]);
});

test('nothing is run after a statement that was sent ahead in vain', async () => {
  await roundTripsOf(async (db) => {
    const taken = transact(db, async (trx) => {
      await sendAhead(trx, { ...addBox, values: [1, 'taken'] });
      await sql`insert into boxes values (${9}, 'after')`.execute(trx);
    });
    await expect(taken).rejects.toBeInstanceOf(TakenAhead);
    // What fails by itself is no such failure.
    const own = transact(db, async (trx) => {
      await sendAhead(trx, addBox);
      await sql`insert into boxes values (${1}, 'after')`.execute(trx);
    });
    await expect(own).rejects.toMatchObject({ code: '23505' });

    expect(await transact(db, boxes)).toEqual([{ id: 1, name: 'old' }]);
  });

  expect((await sql`select id from boxes`.execute(database.db)).rows).toEqual([{ id: 1 }]);
});

test('what waits is sent at once on request, before texts that travel alone, and is forgotten in a rollback', async () => {
  await roundTripsOf(async (db) => {
    await expect(
      transact(db, async (trx) => {
        await sendAhead(trx, { ...addBox, values: [1, 'taken'] });
        await sendNow(trx);
      }),
    ).rejects.toBeInstanceOf(TakenAhead);
    await transact(db, async (trx) => {
      await sendAhead(trx, addBox);
      await sql`update boxes set name = 'changed' where id = 2`.execute(trx);
    });
    const refused = transact(db, async (trx) => {
      await sendAhead(trx, { ...addBox, values: [3, 'never'] });
      throw new Error('no further');
    });
    await expect(refused).rejects.toThrow('no further');
    await transact(db, boxes);
  });

  expect((await sql`select * from boxes where id > 1`.execute(database.db)).rows).toEqual([{ id: 2, name: 'changed' }]);
});

const several = [
  { text: 'update boxes set name = $1 where id = 1', values: ['new'] },
  { text: 'select id, name from boxes where id = $1', values: [1] },
  { text: 'select 1 as one where $1::int is null', values: [1] },
];

test('statements that are sent together see what the ones before have written, each time and also outside of transactions', async () => {
  for (let times = 0; times < 8; times += 1)
    expect(await transact(database.db, (trx) => runTogether(trx, several))).toEqual([[], [{ id: 1, name: 'new' }], []]);
  const trips = await roundTripsOf((db) => transact(db, (trx) => runTogether(trx, several)));

  expect(await runTogether(database.db, several)).toEqual([[], [{ id: 1, name: 'new' }], []]);
  // The commit is the other one.
  expect(trips).toBe(2);
});

test('of statements that are sent together none has an effect if one fails', async () => {
  const failing = [several[0]!, { text: 'select $1::int / 0', values: [1] }, several[1]!];

  await expect(transact(database.db, (trx) => runTogether(trx, failing))).rejects.toMatchObject({ code: '22012' });
  await expect(runTogether(database.db, failing)).rejects.toMatchObject({ code: '22012' });

  expect((await sql`select name from boxes`.execute(database.db)).rows).toEqual([{ name: 'old' }]);
});

test('values that cannot be written fail without harm to the connection', async () => {
  const endless: Record<string, unknown> = {};
  endless['self'] = endless;
  await roundTripsOf(async (db) => {
    const written = transact(db, (trx) => runTogether(trx, [{ text: 'select $1::json', values: [endless] }]));
    await expect(written).rejects.toThrow('circular');

    expect(await transact(db, boxes)).toEqual([{ id: 1, name: 'old' }]);
  });
});

test('a prepared statement gives values of all types as the driver reads them', async () => {
  const read = (executor: Executor) =>
    sql`select ${'2026-03-01T10:00:00Z'}::timestamptz as at, ${'{"a":1}'}::jsonb as json, ${'{x,y}'}::text[] as texts,
      '2026-03-01'::date as day, true as truth, null::int as nothing, 2::bigint as big, '\\x01'::bytea as bytes`.execute(executor);
  const seen = [];
  for (let times = 0; times < 8; times += 1) seen.push((await transact(database.db, read)).rows);

  const usual = (await read(database.db)).rows;
  expect(seen).toEqual(Array.from({ length: 8 }, () => usual));
});
