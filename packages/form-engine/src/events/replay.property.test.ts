import type { ControlDefinition, Patch } from '@inkstone/schema';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildControl, environment, number, openForm, sheet } from '../../test/build-form.fixture.ts';
import type { Form, FormServices } from '../index.ts';

const fields = ['a', 'b', 'c', 'd'] as const;
const columns = ['x', 'y'] as const;

const formula = fc.constantFrom(
  '1',
  'a + 1',
  'b * 2',
  'coalesce(c, 0) + coalesce(a, 0)',
  'd - 1',
  'sum(items.x)',
  'count(items)',
  'if(a > b, a, b)',
);
const rowFormula = fc.oneof(formula, fc.constantFrom('x + 1', 'coalesce(y, 0) + coalesce(x, 0)', 'x * coalesce(a, 1)'));
const when = fc.option(fc.constantFrom('a > 0', 'b is empty', 'c < 5'), { nil: undefined });
const anyField = fc.constantFrom(...fields, 'items.x', 'items.y');

function step(target: fc.Arbitrary<string>, value: fc.Arbitrary<string>) {
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ step: fc.constant('set'), field: target, formula: value, when }) },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('clear'), field: target, when }) },
    {
      weight: 1,
      arbitrary: fc.record({
        step: fc.constant('rule'),
        rule: fc.constant('r'),
        inputs: fc.record({ n: fc.constantFrom('a', 'b + 1', 'count(items)') }),
        results: fc.array(fc.record({ from: fc.constant('n'), to: target }), { minLength: 1, maxLength: 2 }),
        when,
      }),
    },
  );
}
const steps = (target: fc.Arbitrary<string>, value: fc.Arbitrary<string>) => fc.array(step(target, value), { maxLength: 3 });

/** A formula may not be able to read a column of a sheet other than the event's; then the step fails, which is acceptable here. */
const form = fc
  .record({
    events: fc.array(steps(anyField, formula), { minLength: fields.length, maxLength: fields.length }),
    cells: fc.array(steps(fc.constantFrom(...fields, ...columns), rowFormula), { minLength: columns.length, maxLength: columns.length }),
    added: steps(fc.constantFrom(...fields, ...columns), rowFormula),
    removed: steps(anyField, formula),
    button: steps(anyField, formula),
  })
  .map(({ events, cells, added, removed, button }): ControlDefinition[] => [
    ...fields.map((key, index) => number(key, { onChange: events[index] })),
    buildControl('relevance-form', 'pick', { mappings: [{ from: 'a', to: 'a' }] }),
    sheet(
      'items',
      columns.map((key, index) => number(key, { onChange: cells[index] })),
      { onAddRow: added, onDeleteRow: removed, actions: [{ key: 'go', name: 'Go', steps: button }] },
    ),
  ]);

const amount = fc.oneof(fc.constant(null), fc.integer({ min: -3, max: 9 }));
const edit = fc.oneof(
  fc.record({ do: fc.constant('set' as const), path: fc.constantFrom(...fields), value: amount, typed: fc.boolean() }),
  fc.record({ do: fc.constant('pick' as const), value: amount }),
  fc.record({ do: fc.constant('cell' as const), row: fc.nat(3), column: fc.constantFrom(...columns), value: amount }),
  fc.record({ do: fc.constant('append' as const), x: amount, at: fc.nat(3) }),
  fc.record({ do: fc.constantFrom('remove' as const, 'move' as const, 'row' as const, 'restore' as const), row: fc.nat(3) }),
  fc.record({ do: fc.constantFrom('press' as const, 'leave' as const, 'answer' as const) }),
);
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

/** Rules respond with twice the number they are given, when they are released. */
function slowRules() {
  let gates: PromiseWithResolvers<void>[] = [];
  const services: FormServices = {
    send: async (requests) => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return requests.map((request) => ({
        ok: true as const,
        data: { n: request.kind === 'rule' ? Number(request.inputs['n'] ?? 0) * 2 : 0 },
      }));
    },
  };
  const release = async (): Promise<void> => {
    for (const gate of gates) gate.resolve();
    gates = [];
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return { services, release };
}

async function settle(opened: Form, release: () => Promise<void>): Promise<void> {
  let isSettled = false;
  const settled = opened.settled().then(() => (isSettled = true));
  for (let turn = 0; turn < 200 && !isSettled; turn += 1) await release();
  await settled;
}

async function perform(opened: Form, action: Edit, release: () => Promise<void>): Promise<void> {
  const items = opened.sheet('items');
  const rows = items.rows.peek();
  if (action.do === 'answer') return release();
  if (action.do === 'press') {
    opened.trigger('items', 'go');
    return;
  }
  if (action.do === 'leave') {
    for (const key of fields) opened.field(key).blur();
    return;
  }
  if (action.do === 'pick') return opened.set('pick', action.value === null ? null : { id: '1', name: 'n', a: action.value });
  if (action.do === 'append') return void items.insert(action.at, action.x === null ? {} : { x: action.x });
  if (action.do === 'restore') return items.setRows([...items.removed.slice(0, 1), ...rows].map((id) => ({ id })));
  if (action.do === 'set') {
    if (action.typed) opened.field(action.path).focus();
    return opened.set(action.path, action.value);
  }
  if (!('row' in action)) return;
  const row = rows[action.row % Math.max(rows.length, 1)];
  if (row === undefined) return;
  if (action.do === 'cell') opened.set(`items[${row}].${action.column}`, action.value);
  else if (action.do === 'remove') items.remove(row);
  else if (action.do === 'move') items.move(row, 0);
  else opened.trigger(`items[${row}]`, 'go');
}

const stored = {
  a: 1,
  b: 2,
  c: null,
  d: 4,
  pick: null,
  items: [
    { id: 'r1', x: 1, y: 2 },
    { id: 'r2', x: 3, y: null },
  ],
};

describe('random events over random forms', () => {
  it.each([
    ['a new record', {}],
    ['a stored record', { values: stored, stored: true }],
  ])('always end, and the patch on %s gives a second engine the same values', { timeout: 60_000 }, async (_, input) => {
    await fc.assert(
      fc.asyncProperty(form, fc.array(edit, { maxLength: 14 }), async (controls, edits) => {
        const here = slowRules();
        const opened = openForm(controls, { ...input, environment: { ...environment, services: here.services } });
        for (const action of edits) await perform(opened, action, here.release);
        await settle(opened, here.release);

        const there = slowRules();
        const server = openForm(controls, { ...input, environment: { ...environment, services: there.services } });
        expect(server.applyPatch(JSON.parse(JSON.stringify(opened.patch())) as Patch)).toEqual([]);
        await settle(server, there.release);

        expect(server.values()).toEqual(opened.values());
      }),
      { numRuns: cases(150) },
    );
  });
});
