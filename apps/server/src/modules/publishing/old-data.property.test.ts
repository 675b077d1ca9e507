import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { createId, type AppDefinition, type FieldValue } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, RecordScene, refusalOf } from '../../testing/record-scene.ts';
import { loadModel } from '../apps/index.ts';

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open();
});
afterAll(() => scene.close());

const codes = ['one', 'two', 'many'] as const;
const kinds = ['ShortText', 'LongText', 'Number', 'Date', 'Logic'] as const;
type Kind = (typeof kinds)[number];
type Shape = Readonly<Partial<Record<(typeof codes)[number], Kind>>>;

const controls: Readonly<Record<Kind, string>> = {
  ShortText: 'text',
  LongText: 'textarea',
  Number: 'number',
  Date: 'date',
  Logic: 'logic',
};
const values: Readonly<Record<Kind, fc.Arbitrary<FieldValue>>> = {
  ShortText: fc.stringMatching(/^[a-z]{1,9}$/),
  LongText: fc.stringMatching(/^[a-z]{1,9}$/),
  Number: fc.integer({ min: -1000, max: 1000 }),
  Date: fc.constantFrom('2026-01-31', '1999-12-01'),
  Logic: fc.boolean(),
};

/** Returns an application whose model has an item, and a sub-table's column, for each code of the shape. */
function appOf(code: string, shape: Shape): AppDefinition {
  const entries = Object.entries(shape) as (readonly [string, Kind])[];
  const items = entries.map(([each, type]) => ({ code: each, name: each, type }));
  const drawn = entries.map(([key, type]) => ({ key, type: controls[type] }));
  return buildApp(
    {
      code,
      dataItems: [...items, ...(items.length > 0 ? [{ code: 'lines', name: 'lines', type: 'Sheet' as const, dataItems: items }] : [])],
    },
    [...drawn, ...(items.length > 0 ? [{ key: 'lines', type: 'sheet', columns: drawn }] : [])],
  );
}

const shape = fc.dictionary(fc.constantFrom(...codes), fc.constantFrom(...kinds), {
  maxKeys: 3,
  noNullPrototype: true,
}) as fc.Arbitrary<Shape>;
const filled = fc.record(
  Object.fromEntries(kinds.map((kind) => [kind, fc.option(values[kind], { nil: null })])) as Record<Kind, fc.Arbitrary<FieldValue>>,
);
const step = fc.oneof(
  { arbitrary: fc.record({ publish: shape }), weight: 2 },
  { arbitrary: fc.record({ record: filled, row: filled }), weight: 1 },
);

/** Returns the values that are not empty. */
const kept = (saved: Readonly<Record<string, FieldValue>>) =>
  Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== null));

let models = 0;

test('records keep their stored values through random publishing', async () => {
  await fc.assert(
    fc.asyncProperty(shape, fc.array(step, { minLength: 3, maxLength: 9 }), async (first, steps) => {
      models += 1;
      const code = `aged_${models}`;
      let now = first;
      const stored = new Map<string, { record: Record<string, FieldValue>; row: Record<string, FieldValue> | null }>();
      await scene.publish(appOf(code, now));
      for (const each of steps) {
        if ('publish' in each) now = await published(code, now, each.publish);
        else {
          const entries = Object.entries(now) as (readonly [string, Kind])[];
          const record = Object.fromEntries(entries.map(([key, kind]) => [key, each.record[kind]]));
          const row = entries.length === 0 ? null : Object.fromEntries(entries.map(([key, kind]) => [key, each.row[kind]]));
          const rowId = createId();
          const { record: written } = await scene.write(code, null, {
            values: {
              ...record,
              ...(row && Object.fromEntries(Object.entries(row).map(([key, value]) => [`lines[${rowId}].${key}`, value]))),
            },
            ...(row && { rows: { lines: { added: [rowId] } } }),
          });
          stored.set(written.id, { record: kept(record), row: row && kept(row) });
        }
        for (const [id, { record, row }] of stored) {
          const { values: read } = await scene.load(code, id);
          expect(read).toMatchObject(record);
          if (row) expect(read['lines']).toMatchObject([row]);
        }
      }
    }),
    { numRuns: cases(12) },
  );
});

/** Returns the shape after publishing: when stored values do not allow it, publishing changes nothing. */
async function published(code: string, before: Shape, wanted: Shape): Promise<Shape> {
  const { version } = await loadModel(scene.database.db, code);
  try {
    await scene.publish(appOf(code, wanted));
    return wanted;
  } catch (error) {
    const refused = await refusalOf(Promise.reject(error as Error));
    expect(refused.code).toBe('app-loses-data');
    expect((await loadModel(scene.database.db, code)).version).toBe(version);
    return before;
  }
}
