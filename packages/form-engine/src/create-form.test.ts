import { describe, expect, it } from 'vitest';
import { fixtureControls } from '../test/controls.fixture.ts';
import { effect, type ControlModel } from './index.ts';
import { buildControl, number, openForm, text } from '../test/build-form.fixture.ts';

/** A number whose maximum is an option given by a formula. */
const withBound = (model: ControlModel): ControlModel => ({
  ...model,
  props: { maxNumber: { default: undefined, hint: 'formula' } },
  validate: (value, { options }) =>
    Number(value) > Number(options['maxNumber']) ? [{ code: 'Max', params: { max: options['maxNumber'] } }] : [],
});

const line = [number('qty', { decimals: 0 }), number('price'), number('amount', { computeFormula: 'qty * price' })];

describe('a field with a formula', () => {
  it('follows the fields it reads, through chains', () => {
    const form = openForm([...line, number('tax', { computeFormula: 'round(amount * 0.05, 2)' })]);

    form.set('qty', 3);
    form.set('price', 12.35);

    expect(form.values()).toEqual({ qty: 3, price: 12.35, amount: 37.05, tax: 1.85 });
  });

  it('is computed from default values when a new form opens', () => {
    const form = openForm([number('qty', { defaultValue: 2 }), number('price', { defaultValue: 1.5 }), line[2]!]);

    expect(form.field('amount').value.value).toBe(3);
  });

  it('works for text, dates and units too', () => {
    const form = openForm([
      text('first'),
      text('greeting', { computeFormula: "first + '!'" }),
      buildControl('date', 'from'),
      buildControl('date', 'to', { computeFormula: 'addday(from, 3)' }),
      number('days', { computeFormula: "datediff(from, to, 'd')" }),
    ]);

    form.set('first', 'Hi');
    form.set('from', '2026-02-27');

    expect(form.values()).toMatchObject({ greeting: 'Hi!', to: '2026-03-02', days: 3 });
  });

  it('is empty with an issue when it cannot be computed, and recovers', () => {
    const form = openForm([number('a'), number('b'), number('share', { computeFormula: 'a / b' })]);

    form.set('a', 1);
    form.set('b', 0);

    expect(form.field('share').value.value).toBeNull();
    expect(form.field('share').errors.value).toEqual([expect.objectContaining({ code: 'FormulaError', path: 'share' })]);
    expect(form.validate({ full: true })).toHaveLength(1);

    form.set('b', 4);

    expect(form.field('share').value.value).toBe(0.25);
    expect(form.field('share').errors.value).toEqual([]);
  });

  it('cannot be set by a person', () => {
    const form = openForm(line);

    form.set('amount', 99);

    expect(form.field('amount').value.value).toBeNull();
    expect(form.field('amount').readonly.value).toBe(true);
    expect(form.patch().values).toEqual({});
  });

  it('notifies subscribers once per batch', () => {
    const form = openForm(line);
    const seen: unknown[] = [];
    effect(() => void seen.push(form.field('amount').value.value));

    form.batch(() => {
      form.set('qty', 2);
      form.set('price', 5);
    });

    expect(seen).toEqual([null, 10]);
  });
});

describe('a definition with issues', () => {
  it('opens with a cycle: its fields report the cycle, the others are computed', () => {
    const form = openForm([
      number('a', { computeFormula: 'b + 1' }),
      number('b', { computeFormula: 'c + 1' }),
      number('c', { computeFormula: 'a + 1' }),
      number('d', { defaultValue: 1 }),
      number('e', { computeFormula: 'd + 1' }),
    ]);

    const [issue] = form.field('a').errors.value;
    const fields = expect.stringMatching(/^(\w) → (\w) → (\w) → \1$/);
    expect(issue).toMatchObject({ code: 'Cycle', params: { fields: { zh: fields, en: fields } } });
    expect(form.field('e').value.value).toBe(2);
    expect(form.definitionIssues.map(({ path }) => path).sort()).toEqual(['a', 'b', 'c']);
  });

  it('reports a formula that reads itself', () => {
    const form = openForm([number('a', { computeFormula: 'a + 1' })]);

    expect(form.field('a').errors.value).toMatchObject([{ code: 'Cycle', params: { fields: { zh: 'a → a', en: 'a → a' } } }]);
  });

  it('reports formulas that do not compile and unknown control types, and keeps their values', () => {
    const form = openForm([number('a', { computeFormula: 'nothere +' }), buildControl('hologram', 'h')], {
      values: { h: { x: 1 } as never },
    });

    expect(form.definitionIssues.map(({ code }) => code)).toContain('Formula');
    expect(form.definitionIssues).toContainEqual({ code: 'UnknownControl', path: 'h', params: { type: 'hologram' } });
    expect(form.values()['h']).toEqual({ x: 1 });
  });
});

describe('conditions', () => {
  const controls = [
    buildControl('logic', 'urgent'),
    text('reason', { displayFormula: 'urgent = true', requiredFormula: 'urgent = true', maxLength: 3 }),
    text('note', { readonlyCondition: 'urgent = true' }),
  ];

  it('show, require and lock fields as the form changes', () => {
    const form = openForm(controls);
    const { visible, required } = form.field('reason');

    expect([visible.value, required.value, form.field('note').disabled.value]).toEqual([false, false, false]);

    form.set('urgent', true);

    expect([visible.value, required.value, form.field('note').disabled.value]).toEqual([true, true, true]);
    expect(form.field('note').status.value).toBe('disabled');
  });

  it('hiding clears the errors permanently', () => {
    const form = openForm(controls);
    form.set('urgent', true);
    form.set('reason', 'too long');
    form.field('reason').blur();
    expect(form.field('reason').errors.value).toHaveLength(1);

    form.set('urgent', false);
    form.set('urgent', true);

    expect(form.field('reason').errors.value).toEqual([]);
  });

  it('validation skips hidden and disabled fields', () => {
    const form = openForm([text('a', { required: true, visible: false }), text('b', { required: true, readonlyCondition: '1 = 1' })]);

    expect(form.validate({ full: true })).toEqual([]);
  });

  it('a requirement that ends clears its error', () => {
    const form = openForm([buildControl('logic', 'urgent'), text('reason', { requiredFormula: 'urgent = true' })]);
    form.set('urgent', true);
    form.validate({ full: true });
    expect(form.field('reason').errors.value).toHaveLength(1);

    form.set('urgent', false);

    expect(form.field('reason').errors.value).toEqual([]);
  });
});

describe('status and validation', () => {
  it('changes from pristine to dirty, and on blur to valid or invalid', () => {
    const form = openForm([number('price', { max: 10 })]);
    const { status } = form.field('price');
    const seen = [status.value];

    form.field('price').focus();
    form.set('price', 12);
    seen.push(status.value);
    form.field('price').blur();
    seen.push(status.value);
    form.field('price').focus();
    form.set('price', 8);
    seen.push(status.value);

    expect(seen).toEqual(['pristine', 'dirty', 'invalid', 'valid']);
  });

  it('is validated at once without focus, after the whole batch has been computed', () => {
    const bounded = buildControl('number', 'bounded', { maxNumber: 'limit * 2' });
    const form = openForm([number('limit'), bounded], { controls: { ...fixtureControls, number: withBound(fixtureControls['number']!) } });

    form.batch(() => {
      form.set('bounded', 11);
      form.set('limit', 6);
    });
    expect(form.field('bounded').status.value).toBe('valid');
    form.set('bounded', 13);

    expect(form.field('bounded').errors.value).toMatchObject([{ code: 'Max', params: { max: 12 } }]);
  });

  it('a limit may be another field, and its error is cleared when the limit changes', () => {
    const bounded = buildControl('number', 'bounded', { maxNumber: 'limit * 2' });
    const form = openForm([number('limit'), bounded], { controls: { ...fixtureControls, number: withBound(fixtureControls['number']!) } });
    form.set('limit', 5);
    form.set('bounded', 11);
    form.field('bounded').blur();
    expect(form.field('bounded').errors.value).toMatchObject([{ code: 'Max', params: { max: 10 } }]);
    expect(form.field('bounded').options.value['maxNumber']).toBe(10);

    form.set('limit', 6);

    expect(form.field('bounded').errors.value).toEqual([]);
  });

  it('checks Required only in full validation', () => {
    const form = openForm([text('name', { required: true })]);

    form.field('name').blur();

    expect(form.field('name').errors.value).toEqual([]);
    expect(form.validate({ full: false })).toEqual([]);
    expect(form.validate({ full: true })).toEqual([{ code: 'Required', path: 'name', params: { label: 'name', message: 'input' } }]);
    expect(form.field('name').errors.value).toHaveLength(1);
  });

  it('reports a value of the wrong type and keeps the old one', () => {
    const form = openForm([number('price')]);
    form.set('price', 5);

    form.set('price', { no: 'number' });

    expect(form.field('price').value.value).toBe(5);
    expect(form.field('price').errors.value).toEqual([{ code: 'WrongType', path: 'price' }]);

    form.set('price', 5);

    expect(form.field('price').errors.value).toEqual([]);
  });

  it('is pending while work runs, and settled() waits for it', async () => {
    const form = openForm([text('file')]);
    const upload = Promise.withResolvers<void>();
    form.field('file').waitFor(upload.promise);
    expect(form.field('file').status.value).toBe('pending');

    const settled = form.settled();
    upload.resolve();
    await settled;

    expect(form.field('file').status.value).toBe('pristine');
    await form.settled();
  });
});

describe('mapping', () => {
  const controls = [
    buildControl('relevance-form', 'supplier', {
      mappings: [
        { from: 'taxNo', to: 'taxNo' },
        { from: 'fee', to: 'fee' },
      ],
    }),
    text('taxNo'),
    number('fee'),
    number('double', { computeFormula: 'fee * 2' }),
  ];
  const acme = { id: '1', name: 'Acme', taxNo: '111', fee: 7 };

  it('copies fields of the picked object to other controls, and formulas follow', () => {
    const form = openForm(controls);

    form.set('supplier', acme);

    expect(form.values()).toMatchObject({ taxNo: '111', fee: 7, double: 14 });
    expect(Object.keys(form.patch().values)).toEqual(['supplier']);
  });

  it('empties them when the picked object is cleared', () => {
    const form = openForm(controls);
    form.set('supplier', acme);

    form.set('supplier', null);

    expect(form.values()).toMatchObject({ taxNo: null, fee: null, double: null });
  });

  it('keeps what the person sets afterwards, also when the patch is replayed', () => {
    const form = openForm(controls);
    form.set('fee', 1);
    form.set('supplier', acme);
    form.set('taxNo', 'own');

    const replayed = openForm(controls);
    expect(replayed.applyPatch(form.patch())).toEqual([]);

    expect(replayed.values()).toEqual(form.values());
    expect(form.values()).toMatchObject({ taxNo: 'own', fee: 7 });
    expect(Object.keys(form.patch().values)).toEqual(['supplier', 'taxNo']);
  });
});
