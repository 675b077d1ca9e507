import { describe, expect, test } from 'vitest';
import { buildControl, environment, number, openForm, sheet, text } from '../../test/build-form.fixture.ts';

const bob = { id: 'bob', name: 'Bob', unitType: 3 as const };
const controls = [
  buildControl('staff-selector', 'applicant'),
  buildControl('staff-selector', 'contact', { defaultValueType: 'ref', dataItemDefault: 'applicant' }),
  buildControl('date', 'from'),
  buildControl('date', 'to', { defaultValue: 'dataItemDefault', dataItemDefault: 'from' }),
];

describe('a default that refers to another field', () => {
  test('follows it until somebody sets the control', () => {
    const form = openForm(controls);
    form.set('applicant', bob);
    form.set('from', '2026-11-21');
    expect(form.values()).toMatchObject({ contact: { id: 'bob' }, to: '2026-11-21' });

    form.set('to', '2026-11-30');
    form.set('from', '2026-11-22');
    expect(form.values()).toMatchObject({ to: '2026-11-30' });
  });

  test('is not part of the patch, and the patch gives another engine the same values', () => {
    const form = openForm(controls);
    form.set('applicant', bob);
    form.set('from', '2026-11-21');
    form.set('to', '2026-12-01');

    const other = openForm(controls);
    other.applyPatch(form.patch());

    expect(Object.keys(form.patch().values)).toEqual(['applicant', 'from', 'to']);
    expect(other.values()).toEqual(form.values());
  });

  test('keeps given and stored values', () => {
    const given = openForm(controls, { values: { from: '2026-11-21', to: null } });
    const stored = openForm(controls, { stored: true, values: { from: '2026-11-21', to: '2026-11-25' } });

    stored.set('from', '2026-12-24');

    expect(given.values()).toMatchObject({ to: null });
    expect(stored.values()).toMatchObject({ to: '2026-11-25' });
  });

  test('works in new rows of a sub-table, with fields of the row and of the form', () => {
    const form = openForm([
      number('rate'),
      sheet('items', [
        number('rate_here', { defaultValue: 'dataItemDefault', dataItemDefault: 'rate' }),
        text('name'),
        text('shown_as', { defaultValue: 'dataItemDefault', dataItemDefault: 'name' }),
      ]),
    ]);
    form.set('rate', 3);
    const row = form.sheet('items').append({ name: 'pen' });
    expect(form.values()['items']).toMatchObject([{ rate_here: 3, shown_as: 'pen' }]);

    form.set(`items[${row}].shown_as`, 'Pen');
    form.set(`items[${row}].name`, 'ink');
    form.set('rate', 4);

    expect(form.values()['items']).toMatchObject([{ rate_here: 4, shown_as: 'Pen' }]);
  });

  test('of the wrong type leaves the control empty', () => {
    const form = openForm([text('name'), number('count', { defaultValue: 'dataItemDefault', dataItemDefault: 'name' })], { environment });

    form.set('name', 'pen');

    expect(form.values()).toMatchObject({ count: null });
    expect(form.field('count').errors.value).toEqual([]);
  });
});
