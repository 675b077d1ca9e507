import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  listDesignApps,
  listDesigners,
  listModelOffers,
  openWorkingCopy,
  readAppAccess,
  readAppRemoval,
  removeDesignApp,
  saveDesigner,
  setAppState,
  type CallInput,
  type CallOutput,
  type UserInfo,
} from '@inkstone/api';
import { documentId, type JsonObject } from '@inkstone/design';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import type { Answers } from '../../testing/show-pages.tsx';
import { openedCopy } from '../testing/opened-copy.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(cleanup);

type State = CallOutput<typeof listDesignApps>['apps'][number]['state'];

const app = { kind: 'app', code: 'shop' } as const;
const shop = (state: State): CallOutput<typeof listDesignApps> => ({
  apps: [{ code: 'shop', name: '商店', icon: null, color: null, state, changed: 0, rights: { design: true, publish: true } }],
  mayCreate: true,
  mayMove: true,
});

interface Opened {
  readonly content?: JsonObject;
  readonly rights?: { readonly mayDesign: boolean; readonly mayPublish: boolean };
  readonly user?: Partial<UserInfo>;
  readonly answers?: Answers;
}

const open = async ({ content = {}, rights, user = { isAppAdmin: true }, answers = {} }: Opened) => {
  const copy = await showInCopy(
    () => <SettingsPage appCode="shop" />,
    [],
    {
      ...answer(openWorkingCopy, () => openedCopy([[app, { code: 'shop', name: '商店', functions: [], ...content }]], rights)),
      ...answer(readAppAccess, () => ({ access: null, mayChange: false, managedModels: [] })),
      ...answer(listModelOffers, () => []),
      ...answer(listDesigners, () => []),
      ...answer(listDesignApps, () => shop('open')),
      ...answers,
    },
    { user },
  );
  return () => copy.state().replica.documents.get(documentId(app))?.content;
};
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  fireEvent.blur(screen.getByRole('textbox', { name: label }));
};

test('names, group and appearance become part of the working copy; an application without a group gets one of its own', async () => {
  const content = await open({ content: { name_i18n: { en: 'Shop' }, icon: 'shop' } });
  await screen.findByRole('textbox', { name: '名稱' });

  type('名稱', '小店');
  type('英文名稱', '');
  type('選單中的分組', '買賣');
  type('分組的英文名稱', 'Trade');
  fireEvent.click(screen.getByRole('radio', { name: '綠' }));
  fireEvent.click(screen.getByRole('radio', { name: '名稱的第一個字' }));

  expect(content()).toEqual({
    code: 'shop',
    name: '小店',
    functions: [],
    group: { code: 'shop', name: '買賣', name_i18n: { en: 'Trade' } },
    color: 'green',
  });
});

test('an application is closed and opened again; a refusal says why', async () => {
  const sent: CallInput<typeof setAppState>[] = [];
  const stateNow = () => (sent.length === 2 ? 'closed' : 'open');
  await open({
    answers: {
      ...answer(listDesignApps, () => shop(stateNow())),
      ...answer(setAppState, (input) => (sent.push(input) === 1 ? refuse('not-allowed', '沒有權限', 403) : true)),
    },
  });

  fireEvent.click(await screen.findByRole('button', { name: '關閉應用' }));
  expect(await screen.findByText('沒有權限')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '關閉應用' }));
  fireEvent.click(await screen.findByRole('button', { name: '重新開啟應用' }));

  expect(await screen.findByRole('button', { name: '關閉應用' })).toBeTruthy();
  expect(screen.queryByText('沒有權限')).toBeNull();
  expect(sent.map(({ state }) => state)).toEqual(['closed', 'closed', 'open']);
});

test('what an application is removed with is shown first, and its name is asked for; with records it is not removed', async () => {
  let records = 3;
  const sent: CallInput<typeof removeDesignApp>[] = [];
  await open({
    answers: {
      ...answer(readAppRemoval, () => ({
        records,
        documents: [
          { kind: 'form', count: 2 },
          { kind: 'drawing', count: 1 },
        ],
        roles: 1,
        mayRemove: records === 0,
      })),
      ...answer(removeDesignApp, (input) => (sent.push(input), true)),
    },
  });
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '移除應用' }));
    return within(await screen.findByRole('dialog'));
  };
  const blocked = await ask();
  expect(await blocked.findByText(/^還有 3 筆記錄/)).toBeTruthy();
  expect(blocked.getByRole<HTMLButtonElement>('button', { name: '移除應用' }).disabled).toBe(true);
  fireEvent.click(blocked.getByRole('button', { name: /取\s?消/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  records = 0;
  const dialog = await ask();
  const name = await dialog.findByRole('textbox', { name: '輸入應用名稱「商店」以確認' });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['表單 2', 'drawing 1', '應用角色 1']);
  const remove = dialog.getByRole<HTMLButtonElement>('button', { name: '移除應用' });
  fireEvent.change(name, { target: { value: '商' } });
  expect(remove.disabled).toBe(true);
  fireEvent.change(name, { target: { value: ' 商店 ' } });
  fireEvent.click(remove);

  expect(await screen.findByText('all applications')).toBeTruthy();
  expect(sent).toEqual([{ appCode: 'shop' }]);
});

test('administrators say who designs and publishes; what is refused stays as it was', async () => {
  const sent: CallInput<typeof saveDesigner>[] = [];
  const mei = { id: '01a22615-5023-7000-9839-cde0505584d5', name: '林小美' };
  await open({
    answers: {
      ...answerOnRetry(listDesigners, () => [{ person: mei, rights: { design: true, publish: sent.length > 1 } }]),
      ...answer(saveDesigner, (input) => (sent.push(input) === 1 ? refuse('not-allowed', '沒有權限', 403) : true)),
    },
  });

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  const publishes = () => screen.findByRole<HTMLInputElement>('checkbox', { name: '林小美：發布' });
  fireEvent.click(await publishes());
  expect(await screen.findByText('沒有權限')).toBeTruthy();
  expect((await publishes()).checked).toBe(false);
  fireEvent.click(await publishes());

  await waitFor(async () => expect((await publishes()).checked).toBe(true));
  const given = { appCode: 'shop', personId: mei.id, rights: { design: true, publish: true } };
  expect(sent).toEqual([given, given]);
});

test('who only designs neither chooses designers nor closes or removes it; who only looks changes nothing', async () => {
  await open({ rights: { mayDesign: true, mayPublish: false }, user: {} });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '名稱' })).disabled).toBe(false);
  for (const heading of ['誰可以設計與發布', '關閉與移除', '套件']) expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  cleanup();

  await open({ rights: { mayDesign: false, mayPublish: false }, user: {} });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '名稱' })).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '綠' }).disabled).toBe(true);
});
