import { expect, test } from 'vitest';
import { buildControl, openForm, text } from '../../test/build-form.fixture.ts';

const ada = { id: 'ada', name: 'Ada', unitType: 3 as const };
const controls = [buildControl('create-by', 'creator', { mappings: [{ from: 'name', to: 'badge' }] }), text('badge')];

test('a new form maps fields of its creator, without making anything dirty', () => {
  const form = openForm(controls, { values: { creator: ada } });

  expect(form.values()).toMatchObject({ badge: 'Ada' });
  expect(form.status.value).toBe(openForm(controls).status.value);
  expect(form.patch().values).toEqual({});
});

test('given and stored values are kept', () => {
  const given = openForm(controls, { values: { creator: ada, badge: 'A.' } });
  const stored = openForm(controls, { stored: true, values: { creator: ada, badge: null } });

  expect(given.values()).toMatchObject({ badge: 'A.' });
  expect(stored.values()).toMatchObject({ badge: null });
});
