import type { Patch } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { buildControl, number, openForm, permissionExcept, text } from '../../test/build-form.fixture.ts';
import { clone, expectReplay, message, set } from '../../test/event-steps.fixture.ts';
import { defineEventStep, registerEventStep } from '../index.ts';

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
