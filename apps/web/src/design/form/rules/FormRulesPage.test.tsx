import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { documentId, objectsIn, type JsonObject } from '@inkstone/design';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLocale } from '../../../platform/i18n/locale-store.ts';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import { FormRulesPage } from './FormRulesPage.tsx';

const form = { kind: 'form', schemaCode: 'order', code: 'order' } as const;
const content: JsonObject = {
  ...form,
  name: 'Order',
  controls: [
    { key: 'price', type: 'number', options: { name: 'Price', computeFormula: 'total / 2' } },
    { key: 'total', type: 'number', options: { name: 'Total', computeFormula: 'price * 2' } },
    { key: 'note', type: 'text', options: { name: 'Note', displayFormula: 'total > 3' } },
  ],
};

async function open() {
  const copy = await showInCopy(() => <FormRulesPage appCode="shop" schemaCode="order" code="order" />, [[form, content]]);
  await screen.findByRole('table');
  return copy;
}
const line = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });

beforeEach(() => chooseLocale('en'));
afterEach(() => chooseLocale('zh'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the rules say what they do, what they read and what reads them; cycles are named', async () => {
  await open();

  expect(within(line('Note')).getByText('Total is greater than 3')).toBeTruthy();
  expect(within(line('Note')).getByRole('link', { name: 'Total' })).toBeTruthy();
  expect(
    within(line('Total'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Total', 'Price', 'Price', 'Note']);
  expect(screen.getByRole('alert').textContent).toContain('Price → Total → Price');

  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'display' } });
  expect(screen.queryByRole('row', { name: /^Total / })).toBeNull();
});

test('a rule is edited in place, and another one is added', async () => {
  const copy = await open();
  const options = (key: string) => {
    const controls = objectsIn(copy.state().replica.documents.get(documentId(form))?.content['controls']);
    return controls.find((control) => control['key'] === key)?.['options'];
  };

  fireEvent.click(within(line('Note')).getByRole('button', { name: /^Edit/ }));
  fireEvent.change(within(line('Note')).getByRole('combobox', { name: 'Visibility condition' }), { target: { value: 'never' } });
  expect(options('note')).toMatchObject({ displayFormula: 'false' });

  const add = screen.getByRole('group', { name: 'Add rule' });
  fireEvent.change(within(add).getByRole('combobox', { name: 'Control' }), { target: { value: 'price' } });
  fireEvent.change(within(add).getByRole('combobox', { name: 'Rule' }), { target: { value: 'requiredFormula' } });
  fireEvent.change(within(add).getByRole('combobox', { name: 'Required condition' }), { target: { value: 'always' } });
  expect(options('price')).toMatchObject({ requiredFormula: 'true' });
});
