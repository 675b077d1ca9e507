import { describe, expect, it } from 'vitest';
import { buildControl, number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';
import { fixtureControls } from '../../test/controls.fixture.ts';
import type { ControlModel, Field, Form } from '../index.ts';

type Options = Record<string, unknown>;

const bounded = (model: ControlModel, ...bounds: readonly string[]): ControlModel => ({
  ...model,
  props: {
    ...model.props,
    ...Object.fromEntries(bounds.map((bound) => [bound, { default: undefined, hint: 'formula', label: { zh: bound, en: bound } }])),
  },
  validate: (value, { options }) => {
    const size = Array.isArray(value) ? value.length : value;
    return bounds.flatMap((bound) => {
      const limit = options[bound];
      const isBroken = limit !== null && limit !== undefined && size !== null && (bound.startsWith('min') ? size! < limit : size! > limit);
      return isBroken ? [{ code: bound, params: { limit } }] : [];
    });
  },
});
const list: ControlModel = {
  ...bounded(fixtureControls['text']!, 'minCount', 'maxCount'),
  empty: [],
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  decode: (raw) => (Array.isArray(raw) ? { ok: true, value: raw as string[] } : { ok: true, value: [] }),
};
const choice: ControlModel = {
  ...fixtureControls['text']!,
  props: { options: { default: '', hint: 'choices' } },
};
const controls = {
  ...fixtureControls,
  number: bounded(fixtureControls['number']!, 'minNumber', 'maxNumber'),
  date: bounded(fixtureControls['date']!, 'minDate', 'maxDate'),
  checkbox: list,
  dropdown: choice,
};

/** The same control on its own, and as a column next to what its formula reads. */
const contexts: readonly (readonly [string, (type: string, options: Options) => { form: Form; field: Field; limit: Field }])[] = [
  [
    'a control',
    (type, options) => {
      const form = openForm([number('limit'), buildControl('date', 'day'), buildControl(type, 'it', options)], { controls });
      return { form, field: form.field('it'), limit: form.field('limit') };
    },
  ],
  [
    'a column, row by row',
    (type, options) => {
      const form = openForm([sheet('items', [number('limit'), buildControl('date', 'day'), buildControl(type, 'it', options)])], {
        controls,
      });
      form.sheet('items').append({ limit: 99 });
      const row = form.sheet('items').append();
      return { form, field: form.field(`items[${row}].it`), limit: form.field(`items[${row}].limit`) };
    },
  ],
];

describe.each(contexts)('expressions on %s', (_, open) => {
  it.each([
    ['displayFormula', 'visible', true, false],
    ['requiredFormula', 'required', false, true],
    ['readonlyCondition', 'disabled', false, true],
    ['readonlyFormula', 'disabled', false, true],
    ['disabledCondition', 'disabled', false, true],
    ['readonlyCondition', 'readonly', false, true],
  ] as const)('%s decides %s', (option, state, before, after) => {
    const { form, field, limit } = open('text', { [option]: option === 'displayFormula' ? 'limit is empty' : 'limit = 5' });
    expect(field[state].value).toBe(before);

    form.set(limit.path, 5);

    expect(field[state].value).toBe(after);
  });

  it('several conditions may lock a field, which is unlocked only when none does', () => {
    const { form, field, limit } = open('text', { readonlyCondition: 'limit > 1', disabledCondition: 'limit > 2' });

    const states = [3, 2, 1].map((value) => {
      form.set(limit.path, value);
      return field.disabled.value;
    });

    expect(states).toEqual([true, true, false]);
  });

  it.each(['computeFormula', 'shortTextStitch'])('%s computes the value, which cannot be set', (option) => {
    const { form, field, limit } = open('number', { [option]: 'limit * 2' });

    form.set(limit.path, 4);
    form.set(field.path, 1);

    expect([field.value.value, field.readonly.value]).toEqual([8, true]);
  });

  it.each([
    ['number', 'minNumber', 'limit', 4, 5],
    ['number', 'maxNumber', 'limit', 6, 5],
    ['checkbox', 'minCount', 'limit - 4', [], 5],
    ['checkbox', 'maxCount', 'limit - 4', ['a', 'b'], 5],
  ] as const)('a %s’s %s is computed, and its error is cleared when the limit changes', (type, bound, formula, value, limitValue) => {
    const { form, field, limit } = open(type, { [bound]: formula });
    form.set(limit.path, limitValue);
    form.set(field.path, value);
    field.blur();
    expect(field.errors.value).toMatchObject([{ code: bound }]);

    form.set(limit.path, bound.startsWith('min') ? 1 : 90);

    expect(field.errors.value).toEqual([]);
  });

  it.each([
    ['minDate', '2026-01-04', '2026-01-05', '2026-01-01'],
    ['maxDate', '2026-01-06', '2026-01-05', '2026-02-01'],
  ])('a date’s %s may be another date', (bound, value, before, after) => {
    const { form, field, limit } = open('date', { [bound]: 'day' });
    const day = limit.path.replace('limit', 'day');
    form.set(day, before);
    form.set(field.path, value);
    expect(field.errors.value).toMatchObject([{ code: bound, params: { limit: before } }]);

    form.set(day, after);

    expect(field.errors.value).toEqual([]);
  });

  it('any declared option can be computed by a companion formula, such as the choices', () => {
    const { form, field, limit } = open('dropdown', { options: 'x', optionsFormula: "if(limit > 3, 'a;b', 'c')" });

    form.set(limit.path, 5);

    expect(field.options.value['options']).toBe('a;b');
  });

  it('a condition that cannot be computed hides, requires and locks nothing', () => {
    const { field } = open('text', { displayFormula: '1 / 0 > 1', requiredFormula: '1 / 0 > 1', readonlyCondition: '1 / 0 > 1' });

    expect([field.visible.value, field.required.value, field.disabled.value]).toEqual([true, false, false]);
  });
});

describe('the issues of a value', () => {
  it('a wrong type is reported until it is corrected, through validation and other edits', () => {
    const form = openForm([number('a'), text('b')]);
    form.set('a', 'no number');

    form.validate({ full: true });
    form.set('b', 'x');
    form.field('a').blur();
    expect(form.field('a').errors.value).toEqual([{ code: 'WrongType', path: 'a' }]);
    expect(form.validate({ full: true })).toHaveLength(1);
    form.set('a', 5);

    expect(form.field('a').errors.value).toEqual([]);
  });

  it('locking and unlocking a field leaves it not validated', () => {
    const form = openForm([text('a', { maxLength: 1, readonlyCondition: "b = 'lock'" }), text('b')]);
    form.set('a', 'long');
    expect(form.field('a').status.value).toBe('invalid');

    form.set('b', 'lock');
    expect(form.field('a').status.value).toBe('disabled');
    form.set('b', 'free');

    expect([form.field('a').status.value, form.field('a').errors.value]).toEqual(['dirty', []]);
  });

  it('a requirement that ends keeps the other errors', () => {
    const form = openForm([text('a', { requiredFormula: "b <> 'free'", maxLength: 1 }), text('b')]);
    form.set('a', 'long');

    form.set('b', 'free');

    expect(form.field('a').errors.value).toMatchObject([{ code: 'maxLength' }]);
  });

  it('a missing right to edit locks whatever the conditions are', () => {
    const form = openForm([text('a', { readonlyCondition: '1 = 2' })], {
      permission: permissionExcept({ a: { e: false, v: true, r: false } }),
    });

    expect(form.field('a').disabled.value).toBe(true);
  });
});
