import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { documentId } from '@inkstone/design';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { DocumentHead } from './DocumentHead.tsx';

const slip = { kind: 'print', schemaCode: 'order', code: 'slip' } as const;
const page = { kind: 'page', code: 'home' } as const;
const sales = { kind: 'role', code: 'sales' } as const;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a copy has its own name and code, and what differs in copies', async () => {
  const content = { code: 'slip', schemaCode: 'order', formCode: 'order', name: '出貨單', name_i18n: { en: 'Slip' }, isDefault: true };
  const copy = await showInCopy(
    () => <DocumentHead appCode="shop" document={slip} maxLength={50} copied={{ isDefault: false }} />,
    [[slip, content]],
  );

  fireEvent.click(await screen.findByRole('button', { name: /複\s?製/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('名稱'), { target: { value: '第二張' } });
  fireEvent.change(dialog.getByLabelText('編碼'), { target: { value: 'second' } });
  fireEvent.click(dialog.getByRole('button', { name: /建\s?立/ }));

  const added = documentId({ ...slip, code: 'second' });
  await waitFor(() => expect(copy.state().replica.documents.has(added)).toBe(true));
  expect(copy.state().replica.documents.get(added)!.content).toEqual({
    code: 'second',
    schemaCode: 'order',
    formCode: 'order',
    name: '第二張',
    isDefault: false,
  });
});

test('removing says first who uses it', async () => {
  const copy = await showInCopy(
    () => <DocumentHead appCode="shop" document={sales} maxLength={50} />,
    [
      [sales, { code: 'sales', name: '業務', grants: [] }],
      [page, { code: 'home', name: '首頁', cards: [], seenBy: [{ kind: 'app-role', role: 'sales' }] }],
    ],
  );

  fireEvent.click(await screen.findByRole('button', { name: /刪\s?除/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: '首頁' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: /刪\s?除/ }));

  await waitFor(() => expect(copy.state().replica.documents.has(documentId(sales))).toBe(false));
});

test('removing offers another one in its place, which its users name from then on', async () => {
  const copy = await showInCopy(
    () => <DocumentHead appCode="shop" document={sales} maxLength={50} />,
    [
      [sales, { code: 'sales', name: '業務', grants: [] }],
      [
        { kind: 'role', code: 'staff' },
        { code: 'staff', name: '同仁', grants: [] },
      ],
      [page, { code: 'home', name: '首頁', cards: [], seenBy: [{ kind: 'app-role', role: 'sales' }] }],
    ],
  );

  fireEvent.click(await screen.findByRole('button', { name: /刪\s?除/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: /改用/ }));
  fireEvent.click(dialog.getByRole('button', { name: /刪\s?除/ }));

  await waitFor(() => expect(copy.state().replica.documents.has(documentId(sales))).toBe(false));
  expect(copy.state().replica.documents.get(documentId(page))!.content['seenBy']).toEqual([{ kind: 'app-role', role: 'staff' }]);
});
