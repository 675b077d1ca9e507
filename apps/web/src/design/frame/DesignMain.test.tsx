import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { documentId, type JsonObject } from '@inkstone/design';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { IssuesContext } from '../checking/issues-context.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { DesignerBoundary } from './DesignerBoundary.tsx';
import { DesignMain } from './DesignMain.tsx';

const page = { kind: 'page', code: 'home' } as const;
const at = '/design/shop/page/home';

beforeEach(() => chooseLocale('en'));
afterEach(() => chooseLocale('zh'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const issue = (code: CheckedIssue['code'], text: string): CheckedIssue => ({
  severity: 'error',
  document: page,
  code,
  path: '',
  place: '',
  part: null,
  option: null,
  text,
  detail: text,
  location: { kind: 'document' },
  params: {},
  steps: [],
});

function open(content: JsonObject, issues: readonly CheckedIssue[] = []) {
  const Main = () => (
    <IssuesContext value={issues}>
      <DesignMain appCode="shop" />
    </IssuesContext>
  );
  return showInCopy(Main, [[page, content]], {}, { path: 'design/:app/:section/:document', at });
}

test('a malformed document is shown as it is stored with what is wrong, and can be fixed there', async () => {
  const copy = await open({ code: 'home', name: 'Home', cards: 'none' }, [issue('Malformed', 'expected a list here')]);

  expect(await screen.findByText('expected a list here')).toBeTruthy();
  const content = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content (JSON)' });
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  fireEvent.change(content, { target: { value: '{"cards": [' } });
  expect(screen.getByRole('status').textContent).toBe('This is not a JSON object yet and cannot be applied');
  expect(apply.disabled).toBe(true);
  fireEvent.change(content, { target: { value: '{ "code": "other", "name": "Home", "cards": [] }' } });
  fireEvent.click(apply);

  // The code is that of the document, whatever was written.
  expect(copy.state().replica.documents.get(documentId(page))?.content).toEqual({ code: 'home', name: 'Home', cards: [] });
  expect(await screen.findByRole('heading', { name: 'Who can view it' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Content (JSON)' })).toBeNull();
  expect(copy.undo()).toBe('done');
  expect(copy.state().replica.documents.get(documentId(page))?.content).toMatchObject({ cards: 'none' });
});

test('a malformed menu is fixed like every other document', async () => {
  const app = { kind: 'app', code: 'shop' } as const;
  const Main = () => (
    <IssuesContext value={[]}>
      <DesignMain appCode="shop" />
    </IssuesContext>
  );
  const wrong = { code: 'shop', name: 'Shop', functions: 'none' };
  const copy = await showInCopy(Main, [[app, wrong]], {}, { path: 'design/:app/:section', at: '/design/shop/menu' });

  const content = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content (JSON)' });
  fireEvent.change(content, { target: { value: '{ "code": "shop", "name": "Shop", "functions": [] }' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));

  expect(copy.state().replica.documents.get(documentId(app))?.content).toEqual({ code: 'shop', name: 'Shop', functions: [] });
  expect(screen.queryByRole('textbox', { name: 'Content (JSON)' })).toBeNull();
  expect(copy.undo()).toBe('done');
  expect(copy.state().replica.documents.get(documentId(app))?.content).toEqual(wrong);
});

function Picky({ content }: { readonly content: JsonObject }) {
  if (!Array.isArray(content['cards'])) throw new TypeError('no cards');
  return <p>drawn</p>;
}

test('a designer that fails at a value of a wrong kind gives way to what is stored until that is fixed', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const around = (content: JsonObject, isUnfit: boolean) => (
    <DesignerBoundary content={content} isUnfit={isUnfit} instead={<p>stored</p>}>
      <Picky content={content} />
    </DesignerBoundary>
  );
  const wrong = { cards: 7 };

  const { rerender } = render(around(wrong, true));
  expect(screen.getByText('stored')).toBeTruthy();
  rerender(around(wrong, true));
  expect(screen.getByText('stored')).toBeTruthy();
  rerender(around({ cards: [] }, false));
  expect(screen.getByText('drawn')).toBeTruthy();
  // What fails at a right document is no fault of the document.
  expect(() => rerender(around({ cards: 8 }, false))).toThrow('no cards');
  complaints.mockRestore();
});
