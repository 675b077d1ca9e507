import type { ControlDefinition, FormValues, Patch } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { buildControl, environment, number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';
import { defineEventStep, rebase, registerEventStep, withoutPaths, type Form, type FormServices, type ServiceRequest } from '../index.ts';

const set = (field: string, formula: string, when?: string) => ({ step: 'set', field, formula, ...(when && { when }) });
const message = (zh: string, more: object = {}) => ({ step: 'message', text: { zh, en: `${zh} (en)` }, ...more });
const clone = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch;

/** Expects the same values on a second engine that is given only the patch. */
function expectReplay(form: Form, controls: readonly ControlDefinition[]): void {
  const server = openForm(controls);
  expect(server.applyPatch(clone(form.patch()))).toEqual([]);
  expect(server.values()).toEqual(form.values());
}

describe('an event of a control', () => {
  const controls = [
    number('price', { onChange: [set('fee', 'price * 0.1'), set('note', "'from ' + string(price)", 'price > 5')] }),
    number('fee'),
    text('note'),
    number('total', { computeFormula: 'price + fee' }),
  ];

  it('sets other fields by formula after the person’s edit, if its condition holds', () => {
    const form = openForm(controls);

    form.set('price', 4);
    expect(form.values()).toMatchObject({ price: 4, fee: 0.4, note: null, total: 4.4 });
    form.set('price', 10);

    expect(form.values()).toMatchObject({ fee: 1, note: 'from 10', total: 11 });
  });

  it('overwrites what the person had set, and its values do not count as set by the person', () => {
    const form = openForm(controls);
    form.set('fee', 7);

    form.set('price', 10);
    expect(Object.keys(form.patch().values)).toEqual(['price']);
    form.set('fee', 3);

    expect(Object.keys(form.patch().values)).toEqual(['price', 'fee']);
    expect(form.values()).toMatchObject({ fee: 3 });
    expectReplay(form, controls);
  });

  it('runs once when the person leaves the control, not while they type', () => {
    const form = openForm(controls);
    form.field('price').focus();

    form.set('price', 1);
    form.set('price', 12);
    expect(form.values()['fee']).toBeNull();
    form.field('price').blur();

    expect(form.values()['fee']).toBe(1.2);
    expect(form.patch().entries).toHaveLength(1);
  });

  it('runs for text just typed before the whole form is validated', () => {
    const form = openForm(controls);
    form.field('price').focus();
    form.set('price', 12);

    form.validate({ full: true });

    expect(form.values()['fee']).toBe(1.2);
  });

  it('does not run for an unchanged, computed or initial value', () => {
    const form = openForm(controls, { values: { price: 10 } });
    expect(form.values()['fee']).toBeNull();

    form.set('price', 10);

    expect(form.values()['fee']).toBeNull();
  });

  it('also runs on a server for a patch without a log', () => {
    const form = openForm(controls);

    expect(form.applyPatch({ values: { price: 10 }, rows: {} })).toEqual([]);

    expect(form.values()).toMatchObject({ fee: 1, note: 'from 10' });
  });

  it('reads the form as it was at that time, also in a replay', () => {
    const counting = [number('a', { onChange: [set('sum', 'coalesce(sum, 0) + a * coalesce(rate, 1)')] }), number('rate'), number('sum')];
    const form = openForm(counting);

    form.set('a', 1);
    form.set('rate', 10);
    form.set('a', 2);
    form.set('rate', 100);

    expect(form.values()).toEqual({ a: 2, rate: 100, sum: 21 });
    expectReplay(form, counting);
  });

  it('is also triggered by a mapping or another event', () => {
    const chained = [
      buildControl('relevance-form', 'supplier', { mappings: [{ from: 'rate', to: 'rate' }] }),
      number('rate', { onChange: [set('twice', 'rate * 2')] }),
      number('twice', { onChange: [set('four', 'twice * 2')] }),
      number('four'),
    ];
    const form = openForm(chained);

    form.set('supplier', { id: '1', name: 'A', rate: 3 });

    expect(form.values()).toMatchObject({ rate: 3, twice: 6, four: 12 });
    expectReplay(form, chained);
  });

  it('clears fields', () => {
    const form = openForm([text('kind', { onChange: [{ step: 'clear', field: 'detail' }] }), text('detail')]);
    form.set('detail', 'x');

    form.set('kind', 'k');

    expect(form.values()['detail']).toBeNull();
    expect(Object.keys(form.patch().values)).toEqual(['kind']);
  });

  it('a formula that fails or has the wrong type changes nothing and is reported without blocking', () => {
    const form = openForm([number('a', { onChange: [set('b', '1 / a'), set('c', "'text'")] }), number('b'), number('c')]);

    form.set('a', 0);

    expect(form.values()).toEqual({ a: 0, b: null, c: null });
    expect(form.eventIssues.value).toEqual([{ code: 'EventFailed', path: 'a', params: { reason: 'WrongType' } }]);
    expect(form.validate({ full: true })).toEqual([]);
  });
});

describe('messages and requests', () => {
  it('show, replace, hide and are dismissed', () => {
    const form = openForm([
      number('a', {
        onChange: [
          message('高', { id: 'high', level: 'warning', when: 'a > 5' }),
          { step: 'hide-message', id: 'high', when: 'a <= 5' },
          message('改', {}),
        ],
      }),
    ]);

    form.set('a', 9);
    form.set('a', 8);
    expect(form.messages.value).toEqual([
      { id: 'high', level: 'warning', text: { zh: '高', en: '高 (en)' } },
      { id: 'a:onChange:2', level: 'info', text: { zh: '改', en: '改 (en)' } },
    ]);
    form.set('a', 1);
    expect(form.messages.value.map(({ id }) => id)).toEqual(['a:onChange:2']);
    form.dismiss('a:onChange:2');

    expect(form.messages.value).toEqual([]);
  });

  it('a record to open is passed to the view once', () => {
    const form = openForm([
      buildControl('relevance-form', 'order', {
        actions: [{ key: 'show', name: 'Show', steps: [{ step: 'open', schemaCode: 'orders', record: 'order' }] }],
      }),
    ]);
    expect(form.trigger('order', 'show')).toBe(true);
    expect(form.requests.value).toEqual([]);
    form.set('order', { id: 'o1', name: 'Order' });

    form.trigger('order', 'show');

    expect(form.requests.value).toEqual([{ id: 1, schemaCode: 'orders', recordId: 'o1' }]);
    form.opened(1);
    expect(form.requests.value).toEqual([]);
  });

  it('a replay shows and opens nothing', () => {
    const controls = [number('a', { onChange: [message('改'), { step: 'open', schemaCode: 's', record: "'1'" }] })];
    const form = openForm(controls);
    form.set('a', 1);

    const server = openForm(controls);
    server.applyPatch(form.patch());

    expect([server.messages.value, server.requests.value]).toEqual([[], []]);
    expect(form.messages.value).toHaveLength(1);
  });
});

describe('events in a sheet', () => {
  const controls = [
    number('count'),
    sheet(
      'items',
      [number('qty', { onChange: [set('amount', 'qty * 10'), set('count', 'coalesce(count, 0) + 1')] }), number('amount'), text('mark')],
      {
        onAddRow: [set('mark', "'row ' + string(count(items))")],
        onDeleteRow: [set('count', '-1')],
        actions: [
          { key: 'all', name: 'All', steps: [set('items.mark', "'qty ' + string(qty)")] },
          { key: 'one', name: 'One', steps: [set('mark', "'one'")] },
        ],
      },
    ),
  ];

  it('write the cells of their own row, and fields of the form', () => {
    const form = openForm(controls);
    const items = form.sheet('items');
    const [first, second] = [items.append(), items.append()];

    form.set(`items[${second}].qty`, 3);

    expect(items.row(first).values()).toEqual({ qty: null, amount: null, mark: 'row 1' });
    expect(items.row(second).values()).toEqual({ qty: 3, amount: 30, mark: 'row 2' });
    expect(form.values()['count']).toBe(1);
    expectReplay(form, controls);
  });

  it('run for rows added with values, and once when rows are removed', () => {
    const form = openForm(controls);
    const items = form.sheet('items');
    const rows = items.appendMany([{ qty: 1 }, { qty: 2 }, { qty: 3 }]);
    expect(form.values()['count']).toBe(3);
    expect(items.row(rows[2]!).values()).toMatchObject({ amount: 30 });

    items.remove(rows.slice(0, 2));

    expect(form.values()['count']).toBe(-1);
    expectReplay(form, controls);
  });

  it('run for many rows inserted at once', () => {
    const form = openForm(controls);

    form.sheet('items').appendMany(Array.from({ length: 120 }, (_, index) => ({ qty: index })));

    expect(form.values()['count']).toBe(120);
    expectReplay(form, controls);
  });

  it('buttons of the sheet write every row, buttons of a row their own', () => {
    const form = openForm(controls);
    const [first, second] = form.sheet('items').appendMany([{ qty: 1 }, { qty: 2 }]);

    expect(form.trigger('items', 'all')).toBe(true);
    expect(form.trigger(`items[${second}]`, 'one')).toBe(true);

    expect(form.sheet('items').row(first!).values()['mark']).toBe('qty 1');
    expect(form.sheet('items').row(second!).values()['mark']).toBe('one');
    expectReplay(form, controls);
  });

  it('blank rows of a new form count as added', () => {
    const form = openForm(controls, { blankRows: true });

    expect(form.sheet('items').rows.value.map((id) => form.sheet('items').row(id).values()['mark'])).toEqual(['row 2', 'row 2']);
    expectReplay(form, controls);
  });
});

describe('triggering an event', () => {
  const button = {
    actions: [
      { key: 'go', name: 'Go', steps: [set('b', '1')] },
      { key: 'tell', name: 'Tell', steps: [message('說')] },
    ],
  };

  it.each([
    ['a control that may be edited', {}, [true, true]],
    ['a locked one: only events without changes', { readonlyCondition: '1 = 1' }, [false, true]],
    ['a hidden one: nothing', { visible: false }, [false, false]],
  ])('%s', (_, options, expected) => {
    const form = openForm([text('a', { ...button, ...options }), number('b')]);

    expect([form.trigger('a', 'go'), form.trigger('a', 'tell')]).toEqual(expected);
    expect(form.values()['b']).toBe(expected[0] ? 1 : null);
  });

  it('neither an unknown event nor a change can be triggered', () => {
    const form = openForm([number('a', { onChange: [set('b', '1')] }), number('b')]);

    expect([form.trigger('a', 'nothing'), form.trigger('a', 'onChange'), form.trigger('gone', 'x'), form.trigger('gone[1]', 'x')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(form.values()['b']).toBeNull();
  });

  it('a log can neither trigger a button nor make an edit that the person may not', () => {
    const controls = [text('a', button), number('b'), number('c', { onChange: [set('b', '2')] })];
    const server = () =>
      openForm(controls, { permission: permissionExcept({ a: { e: false, v: true, r: false }, c: { e: false, v: true, r: false } }) });
    const patch = (entries: Patch['entries']): Patch => ({ values: {}, rows: {}, entries });

    const pressed = server();
    expect(
      pressed.applyPatch(
        patch([
          {
            runs: [
              { path: 'a', event: 'go' },
              { path: 'c', event: 'onChange' },
            ],
          },
        ]),
      ),
    ).toEqual([]);
    expect(pressed.values()['b']).toBeNull();

    const edited = server();
    expect(edited.applyPatch(patch([{ values: { c: 1, d: 1 } }, { values: { b: 'x' } }]))).toEqual([
      { code: 'NotEditable', path: 'c' },
      { code: 'UnknownField', path: 'd' },
      { code: 'WrongType', path: 'b' },
    ]);
    expect(edited.values()).toEqual({ a: null, b: null, c: null });
  });

  it('new files trigger onUpload, removed files onDelete', () => {
    const files = {
      ...buildControl('files', 'files', { onUpload: [set('up', 'coalesce(up, 0) + 1')], onDelete: [set('down', 'coalesce(down, 0) + 1')] }),
    };
    const form = openForm([files, number('up'), number('down')], {});

    form.set('files', [{ id: '1' }, { id: '2' }]);
    expect(form.values()).toMatchObject({ up: 1, down: null });
    form.set('files', [{ id: '2' }]);
    expect(form.values()).toMatchObject({ up: 1, down: 1 });
    form.set('files', [{ id: '3' }]);

    expect(form.values()).toMatchObject({ up: 2, down: 2 });
  });

  it('an event of a redacted field reads and writes nothing here; it runs on the server', () => {
    const controls = [number('a', { onChange: [set('secret', 'a * 2'), set('b', 'secret + 1')] }), number('secret'), number('b')];
    const stored = { values: { a: 1, b: 1 }, stored: true, permission: permissionExcept({ secret: { e: false, v: false, r: false } }) };
    const form = openForm(controls, stored);

    form.set('a', 5);
    expect(form.values()).toEqual({ a: 5, b: 1 });

    const server = openForm(controls, { ...stored, values: { a: 1, secret: 2, b: 1 } });
    expect(server.applyPatch(clone(form.patch()))).toEqual([]);
    expect(server.values()).toEqual({ a: 5, secret: 10, b: 11 });
  });
});

describe('a log of edits', () => {
  it('runs its events again even if the final value is the initial one', () => {
    const controls = [number('a', { onChange: [set('b', 'coalesce(b, 0) + 1')] }), number('b')];
    const form = openForm(controls, { values: { a: 1 } });
    form.field('a').focus();
    form.set('a', 2);
    form.set('a', 1);
    form.field('a').blur();
    expect(form.values()).toEqual({ a: 1, b: 1 });

    const server = openForm(controls, { values: { a: 1 } });
    expect(server.applyPatch(clone(form.patch()))).toEqual([]);

    expect(server.values()).toEqual({ a: 1, b: 1 });
  });

  it('contains rows that were added and removed', () => {
    const controls = [sheet('items', [number('qty')], { onDeleteRow: [set('b', 'coalesce(b, 0) + 1')] }), number('b')];
    const form = openForm(controls);

    form.sheet('items').remove(form.sheet('items').append());
    form.batch(() => form.sheet('items').remove(form.sheet('items').append({ qty: 1 })));

    expect(form.values()).toEqual({ items: [], b: 2 });
    expectReplay(form, controls);
  });

  it('is kept only if events ran, and starts again when the record is stored', () => {
    const form = openForm([number('a', { onChange: [set('b', 'a')] }), number('b')]);
    form.set('b', 1);
    expect(form.patch().entries).toBeUndefined();
    form.set('a', 1);
    expect(form.patch().entries).toEqual([{ values: { b: 1, a: 1 }, runs: [{ path: 'a', event: 'onChange' }] }]);

    form.markStored();

    expect(form.patch()).toEqual({ values: {}, rows: {} });
  });
});

describe('a sheet as a whole', () => {
  it('changes when a cell changes, or a row is added or removed', () => {
    const controls = [sheet('items', [number('qty')], { onChange: [set('times', 'coalesce(times, 0) + 1')] }), number('times')];
    const form = openForm(controls);

    const row = form.sheet('items').append();
    form.set(`items[${row}].qty`, 1);
    form.sheet('items').remove(row);

    expect(form.values()['times']).toBe(3);
    expectReplay(form, controls);
  });
});

describe('events that trigger each other', () => {
  it('stop after ten rounds with an issue that names the control', () => {
    const form = openForm([number('a', { onChange: [set('b', 'a + 1')] }), number('b', { onChange: [set('a', 'b + 1')] })]);

    form.set('a', 0);

    expect(form.eventIssues.value).toEqual([
      { code: 'EventCycle', path: expect.stringMatching(/^[ab]$/) as string, params: { steps: 10 } },
    ]);
    expect(form.values()).toEqual({ a: 10, b: 9 });
  });

  it('end when nothing changes any more', () => {
    const form = openForm([number('a', { onChange: [set('b', 'a')] }), number('b', { onChange: [set('a', 'b')] })]);

    form.set('a', 3);

    expect(form.values()).toEqual({ a: 3, b: 3 });
    expect(form.eventIssues.value).toEqual([]);
  });
});

describe('steps that wait for a response', () => {
  const controls = [
    number('a', {
      onChange: [
        { step: 'rule', rule: 'discount', inputs: { amount: 'a * 2' }, results: [{ from: 'percent', to: 'percent' }] },
        set('after', 'percent + 1'),
      ],
    }),
    number('percent'),
    number('after'),
  ];

  /** Responds with half of the amount when it is released. */
  function ruleService() {
    const sent: ServiceRequest[] = [];
    const gates: PromiseWithResolvers<void>[] = [];
    const services: FormServices = {
      send: async (requests) => {
        sent.push(...requests);
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
        return requests.map((request) => ({
          ok: true as const,
          data: { percent: request.kind === 'rule' ? Number(request.inputs['amount']) / 2 : 0 },
        }));
      },
    };
    return { services, sent, gates };
  }
  const release = async (form: Form, gates: readonly PromiseWithResolvers<void>[]): Promise<void> => {
    const settled = form.settled();
    for (let turn = 0; turn < 10; turn += 1) {
      for (const gate of gates) gate.resolve();
      await Promise.resolve();
    }
    await settled;
  };

  it('delay the following steps, and the form is settled when they are done', async () => {
    const { services, sent, gates } = ruleService();
    const form = openForm(controls, { environment: { ...environment, services } });

    form.set('a', 4);
    expect(form.values()).toEqual({ a: 4, percent: null, after: null });
    await release(form, gates);

    expect(sent).toEqual([{ kind: 'rule', control: 'a', rule: 'discount', inputs: { amount: 8 } }]);
    expect(form.values()).toEqual({ a: 4, percent: 4, after: 5 });
    expect(Object.keys(form.patch().values)).toEqual(['a']);
  });

  it('replay to the same values, whatever the person did while waiting', async () => {
    const first = ruleService();
    const form = openForm(controls, { environment: { ...environment, services: first.services } });
    form.set('a', 4);
    form.set('after', 100);
    form.set('percent', 50);
    await release(form, first.gates);
    form.set('percent', 7);
    expect(form.values()).toEqual({ a: 4, percent: 7, after: 5 });

    const second = ruleService();
    const server = openForm(controls, { environment: { ...environment, services: second.services } });
    expect(server.applyPatch(clone(form.patch()))).toEqual([]);
    await release(server, second.gates);

    expect(server.values()).toEqual(form.values());
  });

  it('a failed service ends the event and is reported', async () => {
    const form = openForm(controls, { environment: { ...environment, services: { send: () => Promise.reject(new Error('down')) } } });

    form.set('a', 4);
    await form.settled();

    expect(form.values()).toEqual({ a: 4, percent: null, after: null });
    expect(form.eventIssues.value).toEqual([{ code: 'ServiceFailed', path: 'a' }]);
  });

  it('a refresh repeats the data linkage of a control', async () => {
    let price = 0;
    const services: FormServices = { send: async (requests) => requests.map(() => ({ ok: true as const, data: { price: (price += 1) } })) };
    const dataLinkage = {
      schemaCode: 'product',
      conditions: { field: 'code', operator: 1, valueType: 'currentModel', value: 'product' },
      field: 'price',
    };
    const actions = [{ key: 'again', name: 'Again', steps: [{ step: 'refresh', field: 'price' }] }];
    const form = openForm([text('product', { actions }), number('price', { dataLinkage })], { environment: { ...environment, services } });
    form.set('product', 'p');
    await form.settled();
    expect(form.values()['price']).toBe(1);

    form.trigger('product', 'again');
    await form.settled();

    expect(form.values()['price']).toBe(2);
  });

  it('responses after the record was stored are ignored', async () => {
    const { services, gates } = ruleService();
    const form = openForm(controls, { environment: { ...environment, services } });
    form.set('a', 4);
    form.markStored();

    await release(form, gates);

    expect(form.values()).toEqual({ a: 4, percent: null, after: null });
    expect(form.patch()).toEqual({ values: {}, rows: {} });
  });
});

describe('declarations', () => {
  it.each([
    ['a script', 'alert(1)', { code: 'EventStep', path: 'a', params: { event: 'onChange' } }],
    [
      'an unknown step',
      [{ step: 'eval', code: 'x' }],
      { code: 'EventStep', path: 'a', params: { event: 'onChange', step: 'eval', index: 0 } },
    ],
    [
      'an incomplete step',
      [{ step: 'set', field: 'b' }],
      { code: 'EventStep', path: 'a', params: { event: 'onChange', step: 'set', index: 0 } },
    ],
    ['a field that does not exist', [set('gone', '1')], { code: 'EventTarget', path: 'a', params: { field: 'gone' } }],
    ['a computed field', [set('sum', '1')], { code: 'EventTarget', path: 'a', params: { field: 'sum' } }],
    ['an invalid formula', [set('b', '1 +')], expect.objectContaining({ code: 'Formula', path: 'a' })],
    ['an invalid condition', [set('b', '1', '1 +')], expect.objectContaining({ code: 'Formula', path: 'a' })],
  ])('%s is reported and left out, the other steps run', (_, onChange, issue) => {
    const steps = Array.isArray(onChange) ? [...onChange, set('b', '5')] : onChange;
    const form = openForm([number('a', { onChange: steps }), number('b'), number('sum', { computeFormula: 'a + 1' })]);

    form.set('a', 1);

    expect(form.definitionIssues).toEqual([issue]);
    expect(form.values()['b']).toBe(Array.isArray(onChange) ? 5 : null);
  });

  it('an extension can add steps, but not replace existing ones', () => {
    const double = defineEventStep<{ step: string; field: string }>({
      kind: 'test-double',
      writes: true,
      parse: (raw) => raw as { step: string; field: string },
      plan(step, planner) {
        const target = planner.target(step.field);
        const formula = target && planner.formula(`${step.field} * 2`, 'field', target);
        return formula && ((run) => run.set(target, formula));
      },
    });
    registerEventStep(double);

    const form = openForm([text('a', { onChange: [{ step: 'test-double', field: 'b' }] }), number('b')]);
    form.set('b', 4);
    form.set('a', 'go');

    expect(form.values()['b']).toBe(8);
    expect(() => registerEventStep(double)).toThrow('step test-double is registered already');
  });
});

describe('a log of edits on a newer record', () => {
  const controls = [
    number('a', { onChange: [set('b', 'coalesce(b, 0) + a')] }),
    number('b'),
    sheet('items', [number('qty', { onChange: [set('a', 'qty')] })]),
  ];
  const base = {
    a: 1,
    b: 1,
    items: [
      { id: 'r1', qty: 1 },
      { id: 'r2', qty: 2 },
    ],
  };
  const stored = (values: FormValues): Form => openForm(controls, { values, stored: true });

  it('runs on what somebody else stored in the meantime, without edits in removed rows', () => {
    const form = stored(base);
    form.set('a', 5);
    form.set('items[r1].qty', 7);
    form.sheet('items').remove('r1');
    form.set('items[r2].qty', 3);
    const theirs = { a: 1, b: 10, items: [{ id: 'r2', qty: 2 }] };

    const { merged } = rebase(clone(form.patch()), base, theirs);
    const server = stored(theirs);

    expect(server.applyPatch(clone(merged))).toEqual([]);
    expect(server.values()).toEqual({ a: 3, b: 18, items: [{ id: 'r2', qty: 3 }] });
  });

  it('does not repeat what the person discarded', () => {
    const form = stored(base);
    form.set('a', 5);

    const server = stored({ ...base, a: 2 });
    expect(server.applyPatch(withoutPaths(form.patch(), new Set(['a'])))).toEqual([]);

    expect(server.values()).toMatchObject({ a: 2, b: 1 });
  });

  it('cannot add rows that the patch does not name', () => {
    const server = stored(base);

    expect(server.applyPatch({ values: {}, rows: {}, entries: [{ rows: { items: { added: ['smuggled'] } } }] })).toEqual([
      { code: 'WrongRow', path: 'items[smuggled]' },
    ]);
  });
});
