import { cleanup, screen } from '@testing-library/react';
import { documentId, type JsonObject } from '@inkstone/design';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { VersionView } from './VersionView.tsx';

beforeEach(() => chooseLocale('en'));
afterEach(() => chooseLocale('zh'));
afterEach(cleanup);

const order = { kind: 'model', code: 'order' } as const;
const item = (code: string, name: string) => ({ code, name, type: 'ShortText' });
const model = (...dataItems: JsonObject[]): JsonObject => ({ code: 'order', name: 'Order', dataItems });

test('a version is shown in its designer with its names, and cannot be changed there', async () => {
  const working = model(item('title', 'Subject'));
  const version = { key: order, content: model(item('title', 'Title'), item('note', 'Note')) };
  const View = () => <VersionView appCode="shop" document={version} label="Version 1" />;

  const copy = await showInCopy(View, [[order, working]]);

  const names = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /: Name$|^Name of|^Model name/ });
  expect(names.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['Order', true],
    ['Title', true],
    ['Note', true],
  ]);
  expect(copy.state().replica.documents.get(documentId(order))?.content).toEqual(working);
});

test('a malformed version is shown as it is stored', async () => {
  const version = { key: order, content: { code: 'order', name: 'Order', dataItems: 'none' } };
  const View = () => <VersionView appCode="shop" document={version} label="Version 1" />;

  await showInCopy(View, []);

  expect((await screen.findByText(/"dataItems": "none"/)).tagName).toBe('PRE');
  expect(screen.queryByRole('textbox')).toBeNull();
});
