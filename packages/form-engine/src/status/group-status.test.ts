import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildControl, buildDefinition, environment, number, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import { fixtureControls } from '../../test/controls.fixture.ts';
import { createForm, type FieldStatus } from '../index.ts';
import { groupStatus } from './group-status.ts';

const all: readonly FieldStatus[] = ['pristine', 'pending', 'valid', 'invalid', 'dirty', 'disabled'];

describe('a group’s status', () => {
  it.each<[FieldStatus, readonly FieldStatus[]]>([
    ['pending', ['pending', 'invalid', 'dirty', 'valid', 'pristine', 'disabled']],
    ['invalid', ['invalid', 'dirty', 'valid', 'pristine', 'disabled']],
    ['dirty', ['dirty', 'valid', 'pristine', 'disabled']],
    ['pristine', ['pristine', 'disabled']],
    ['pristine', ['pristine']],
    ['pristine', ['disabled']],
    ['pristine', []],
    ['valid', ['valid', 'disabled']],
    ['valid', ['valid']],
    ['dirty', ['valid', 'pristine']],
    ['dirty', ['valid', 'pristine', 'disabled']],
  ])('is %s for %j', (expected, children) => {
    expect(groupStatus(children)).toBe(expected);
    expect(groupStatus(children.toReversed())).toBe(expected);
  });

  it('of nested groups is that of all children together', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all)), fc.array(fc.constantFrom(...all)), (left, right) => {
        const nested = groupStatus([groupStatus(left), groupStatus(right)]);

        // A group of disabled fields only is pristine by the rules, so it is not neutral next to valid ones.
        fc.pre([left, right].every((part) => part.some((status) => status !== 'disabled')));
        expect(nested).toBe(groupStatus([...left, ...right]));
      }),
    );
  });
});

describe('the statuses of an open form', () => {
  const definition = {
    ...buildDefinition(
      buildControl('group', 'head'),
      text('a'),
      { ...buildControl('form-container', 'box'), layout: [{ columns: [{ control: 'b' }, { control: 'items' }] }] },
      number('b', { max: 5 }),
      sheet('items', [number('qty', { max: 5 })]),
      buildControl('group', 'other'),
      text('c'),
    ),
    layout: ['head', 'a', 'box', 'other', 'c'].map((control) => ({ columns: [{ control }] })),
  };
  const open = () => {
    const form = createForm({ definition, controls: fixtureControls, environment });
    return { form, statuses: () => ['head', 'box', 'items', 'other'].map((key) => form.field(key).status.value) };
  };

  it('propagate from fields through containers and the sections of group titles', async () => {
    const { form, statuses } = open();
    expect([form.status.value, ...statuses()]).toEqual(['pristine', 'pristine', 'pristine', 'pristine', 'pristine']);

    form.field('b').focus();
    form.set('b', 9);
    expect([form.status.value, ...statuses()]).toEqual(['dirty', 'dirty', 'dirty', 'pristine', 'pristine']);
    form.field('b').blur();
    expect([form.status.value, ...statuses()]).toEqual(['invalid', 'invalid', 'invalid', 'pristine', 'pristine']);
    form.set('b', 1);
    const row = form.sheet('items').append();
    form.set(`items[${row}].qty`, 9);
    expect([form.status.value, ...statuses()]).toEqual(['invalid', 'invalid', 'invalid', 'invalid', 'pristine']);
    form.set(`items[${row}].qty`, 2);
    form.validate({ full: true });
    expect([form.status.value, ...statuses()]).toEqual(['valid', 'valid', 'valid', 'valid', 'valid']);

    const upload = Promise.withResolvers<void>();
    form.field(`items[${row}].qty`).waitFor(upload.promise);
    expect([form.status.value, ...statuses()]).toEqual(['pending', 'pending', 'pending', 'pending', 'valid']);
    upload.resolve();
    await form.settled();
    expect(form.status.value).toBe('valid');
  });

  it('ignore hidden fields', () => {
    const form = openForm([text('a', { maxLength: 1, displayFormula: "b <> 'hide'" }), text('b')]);
    form.set('a', 'long');
    expect(form.status.value).toBe('invalid');

    form.set('b', 'hide');

    expect(form.status.value).toBe('valid');
  });

  it('a form opened with blank rows is pristine', () => {
    expect(openForm([sheet('items', [number('qty')])], { blankRows: true }).status.value).toBe('pristine');
  });

  it('adding, removing or moving rows makes a sheet dirty', () => {
    const values = { items: [{ id: 'r1' }, { id: 'r2' }] };
    for (const change of ['append', 'remove', 'move'] as const) {
      const form = openForm([sheet('items', [number('qty')])], { values, stored: true });

      if (change === 'append') form.sheet('items').append();
      else if (change === 'remove') form.sheet('items').remove('r1');
      else form.sheet('items').move('r1', 1);

      expect([change, form.field('items').status.value]).toEqual([change, 'dirty']);
      form.markStored();
      expect(form.field('items').status.value).toBe('pristine');
    }
  });
});
