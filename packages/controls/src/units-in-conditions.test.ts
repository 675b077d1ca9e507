import { createForm, type Form, type ServiceRequest } from '@inkstone/form-engine';
import type { UnitFacts } from '@inkstone/formula';
import type { ControlDefinition } from '@inkstone/schema';
import { beforeEach, expect, test } from 'vitest';
import { controlModels } from './models.ts';

const facts: Readonly<Record<string, UnitFacts>> = {
  d1: { name: '財務部', code: 'FIN', within: ['d1', 'FIN'] },
  d11: { name: '會計組', code: 'ACC', within: ['d11', 'ACC', 'd1', 'FIN'] },
  d2: { name: '人事部', code: 'HR', within: ['d2', 'HR'] },
  ann: { name: 'Ann', code: 'ann.lin', within: ['d11', 'ACC', 'd1', 'FIN'] },
};
const department = (id: string) => ({ id, name: facts[id]!.name, unitType: 1 });

/** The external requests, by call. */
let calls: (readonly ServiceRequest[])[];
let isDown: boolean;
beforeEach(() => {
  calls = [];
  isDown = false;
});
const asked = () => calls.flat().map((request) => (request.kind === 'unit' ? request.id : request.kind));

function open(controls: readonly ControlDefinition[]): Form {
  return createForm({
    definition: { code: 'claim', name: 'Claim', schemaCode: 'claim', controls: [...controls], layout: [] },
    controls: controlModels,
    environment: {
      locale: 'en',
      now: () => new Date('2026-11-21T04:00:00Z'),
      timeZone: 'Asia/Taipei',
      user: { id: 'ann', name: 'Ann', unitType: 3 },
      department: { id: 'd11', name: '會計組', unitType: 1 },
      schedule: () => () => undefined,
      services: {
        send: (requests) => {
          calls.push(requests);
          if (isDown) return Promise.reject(new Error('offline'));
          return Promise.resolve(
            requests.map((request) => ({ ok: true, data: request.kind === 'unit' ? (facts[request.id] ?? null) : null })),
          );
        },
      },
    },
  });
}

const team: ControlDefinition = { key: 'team', type: 'department-selector', options: { name: 'Team' } };
const text = (key: string, options: object): ControlDefinition => ({ key, type: 'text', options: { name: key, ...options } });

test('a condition on a department follows the picked unit, and each unit is requested once', async () => {
  const form = open([team, text('reason', { displayFormula: "team belongs to 'FIN'", requiredFormula: "team == 'ACC'" })]);
  const reason = form.field('reason');
  await form.settled();

  const seen: [boolean, boolean][] = [];
  for (const id of ['d11', 'd1', 'd2', 'd11']) {
    form.set('team', department(id));
    await form.settled();
    seen.push([reason.visible.value, reason.required.value]);
  }

  expect(seen).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [true, true],
  ]);
  expect(asked().sort()).toEqual(['ann', 'd1', 'd11', 'd2']);
});

test('a condition is unchanged until the unit is loaded, and if the request fails', async () => {
  const form = open([team, text('reason', { readonlyFormula: "team == 'FIN'" })]);
  form.set('team', department('d1'));
  await form.settled();

  isDown = true;
  form.set('team', department('d2'));
  const before = form.field('reason').readonly.value;
  await form.settled();
  const after = form.field('reason').readonly.value;

  expect([before, after]).toEqual([true, true]);
  expect(calls.length).toBeLessThan(5);
  isDown = false;
  form.set('team', department('d11'));
  await form.settled();
  expect(form.field('reason').readonly.value).toBe(false);
});

test('a check is not skipped because the unit was not loaded yet', async () => {
  const form = open([
    team,
    text('reason', {}),
    { key: 'total', type: 'number', options: { name: 'Total', format: 'none', computeFormula: "if(team in ('FIN', 'HR'), 1, 2)" } },
  ]);

  form.set('team', department('d11'));
  await form.settled();

  expect(form.values()).toMatchObject({ total: 1 });
});

test('the current user is compared by account and department too', async () => {
  const form = open([
    text('mine', { displayFormula: "self() == 'Ann.Lin' and selfdept() belongs to 'FIN'" }),
    text('yours', { displayFormula: "self() == 'bob'" }),
  ]);

  await form.settled();

  expect([form.field('mine').visible.value, form.field('yours').visible.value]).toEqual([true, false]);
});

test('a row of a sub-table is evaluated with its own units', async () => {
  const form = open([
    {
      key: 'items',
      type: 'sheet',
      options: { name: 'Items' },
      columns: [team, text('note', { computeFormula: "if(team belongs to 'FIN', 'in', 'out')" })],
    },
  ]);

  form.sheet('items').setRows([{ team: department('d11') }, { team: department('d2') }]);
  await form.settled();

  expect(form.values()['items']).toMatchObject([{ note: 'in' }, { note: 'out' }]);
});

test('an event waits for the unit that triggered it', async () => {
  const onChange = [{ step: 'set', field: 'reason', formula: "'of finance'", when: "team belongs to 'FIN'" }];
  const form = open([{ ...team, options: { ...team.options, onChange } }, text('reason', {})]);

  form.set('team', department('d11'));
  await form.settled();

  expect(form.values()).toMatchObject({ reason: 'of finance' });
});

test('a form that compares by ids requests nothing', async () => {
  const id = '01980000-0000-7000-8000-000000000001';
  const form = open([team, text('reason', { displayFormula: `team == '${id}' or team is empty` })]);

  form.set('team', { id, name: '財務部', unitType: 1 });
  await form.settled();

  expect([form.field('reason').visible.value, calls]).toEqual([true, []]);
});
