import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  getMessageWays,
  getSystemSettings,
  listDeliveries,
  listSettingChanges,
  readSecondFactorPolicy,
  retryDelivery,
  saveMessageWays,
  saveSecondFactorPolicy,
  saveSystemSettings,
  tryMail,
  type CallInput,
  type Delivery,
  type MessageChannels,
  type SystemSettings,
} from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { Link } from '../../platform/router/index.ts';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => {
  cleanup();
  chooseLocale('zh');
});

const settings: SystemSettings = {
  upload: { megabytes: 200, ignored: ['exe'], allowed: ['pdf'], images: ['png'], documents: ['pdf'], version: 1 },
  sheet: { importRows: 500, version: 3 },
  map: {
    kind: 'keyed',
    tiles: 'https://tile.example/{z}/{x}/{y}.png?k={key}',
    attribution: '',
    maxZoom: 18,
    coordinates: 'WGS84',
    hasKey: true,
    version: 1,
  },
  geocoder: { kind: 'none', url: '', coordinates: 'WGS84', hasKey: false, version: 0 },
  identity: {
    kind: 'none',
    name: { zh: '', en: '' },
    issuer: '',
    clientId: '',
    scope: 'openid',
    accountClaim: 'email',
    redirectUri: '',
    hasKey: false,
    version: 0,
  },
  appearance: {
    name: { zh: '', en: '' },
    brandColor: '#27496d',
    scheme: 'system',
    sealColor: '#b3392f',
    logo: null,
    mourning: false,
    version: 0,
  },
  organization: { name: { zh: '小店', en: '' }, timeZone: 'Asia/Taipei', locale: 'zh', version: 2 },
};
const channels: MessageChannels = { publicUrl: { url: '', fixed: false }, mail: null, webhook: null, version: 5 };
const mail = { host: 'mail.example', port: 587, secure: false, requireTls: true, user: 'ink', from: 'ink@example.com', hasPassword: true };

const Page = () => (
  <>
    <Link to="/elsewhere">elsewhere</Link>
    <SettingsPage />
  </>
);
const open = (answers: Answers = {}) =>
  showPages({
    routes: [
      { path: 'admin/settings', Component: Page },
      { path: 'elsewhere', Component: () => <p>left</p> },
    ],
    at: '/admin/settings',
    user: { isAdmin: true },
    answers: {
      ...answer(getSystemSettings, () => settings),
      ...answer(listSettingChanges, () => []),
      ...answer(readSecondFactorPolicy, () => ({ required: 'nobody' as const })),
      ...answer(getMessageWays, () => channels),
      ...answer(listDeliveries, () => ({ items: [], next: null })),
      ...answers,
    },
  });
const bar = () => within(screen.getByRole('toolbar', { name: '操作' }));
const rows = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: '一次匯入的列數上限' });
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('issues are shown at their fields until the next attempt; what was changed is saved, with keys only where one was entered', async () => {
  const sent: CallInput<typeof saveSystemSettings>[] = [];
  const issues = [{ code: 'ImportRows', path: 'sheet.importRows', params: {}, message: '必須是 1 到 5000 的整數' }];
  open({
    ...answerOnRetry(getSystemSettings, () => settings),
    ...answer(saveSystemSettings, (input) => {
      if (sent.push(input) === 1)
        throw new RequestFailure('refused', { status: 422, message: '請檢查設定', refusal: { code: 'settings-invalid', issues } });
      return { ...settings, sheet: { importRows: 1000, version: 4 } };
    }),
    ...answer(listSettingChanges, () =>
      sent.length < 2
        ? []
        : [
            {
              id: 'c1',
              personName: '林小美',
              at: '2026-11-23T03:16:00Z',
              changes: [{ path: 'sheet.importRows', before: 500, after: 1000 }],
            },
          ],
    ),
  });
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('尚未變更過設定')).toBeTruthy();

  enter(await rows(), '6000');
  expect(screen.getByLabelText<HTMLInputElement>('圖磚金鑰').placeholder).toBe('已設定，留空則不變');
  fireEvent.click(bar().getByRole('button'));
  expect(await screen.findByText('必須是 1 到 5000 的整數')).toBeTruthy();
  expect(bar().getByRole('alert').textContent).toBe('請檢查設定');
  enter(await rows(), '1000');
  enter(screen.getByLabelText('圖磚金鑰'), 's3cret');
  fireEvent.click(bar().getByRole('button'));

  expect(await bar().findByText('設定已儲存')).toBeTruthy();
  expect(await screen.findByText('一次匯入的列數上限：由 500 改為 1000')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('必須是 1 到 5000 的整數')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('圖磚金鑰').value).toBe('');
  expect(sent.map(({ map, sheet }) => [map?.key, sheet?.importRows])).toEqual([
    [undefined, 6000],
    ['s3cret', 1000],
  ]);
  expect(sent.map((sections) => Object.keys(sections))).toEqual([['sheet'], ['sheet', 'map']]);
  expect(sent[0]!.sheet?.version).toBe(3);
  enter(await rows(), '900');
  await waitFor(() => expect(bar().queryByText('設定已儲存')).toBeNull());
});

test('what another administrator saved meanwhile is taken over, what was typed is kept, and both are saved after a look', async () => {
  const sent: CallInput<typeof saveSystemSettings>[] = [];
  const theirs = { ...settings.upload, megabytes: 50, allowed: ['pdf', 'odt'], version: 2 };
  open({
    ...answer(getSystemSettings, () => (sent.length === 0 ? settings : { ...settings, upload: theirs })),
    ...answer(saveSystemSettings, (input) =>
      sent.push(input) === 1
        ? refuse('conflict', '資料已被其他人修改', 409)
        : { ...settings, upload: { ...theirs, ignored: ['exe', 'bat'] } },
    ),
  });
  const ignored = await screen.findByRole('combobox', { name: '拒絕的副檔名' });
  enter(ignored, 'bat,');
  fireEvent.click(bar().getByRole('button'));

  expect(await bar().findByText(/^其他管理員剛儲存了這些設定/)).toBeTruthy();
  fireEvent.click(bar().getByRole('button'));

  expect(await bar().findByText('設定已儲存')).toBeTruthy();
  expect(sent.map(({ upload }) => [upload?.version, upload?.megabytes, upload?.ignored, upload?.allowed])).toEqual([
    [1, 200, ['exe', 'bat'], ['pdf']],
    [2, 50, ['exe', 'bat'], ['pdf', 'odt']],
  ]);
});

test('changed settings are not left without a question, saved ones are', async () => {
  open(answer(saveSystemSettings, () => settings));

  enter(await rows(), '900');
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  fireEvent.click(within(await screen.findByRole('dialog', { name: '不儲存就離開？' })).getByRole('button', { name: /留\s?下/ }));
  expect((await rows()).value).toBe('900');
  fireEvent.click(bar().getByRole('button'));
  expect(await bar().findByText('設定已儲存')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));

  expect(await screen.findByText('left')).toBeTruthy();
});

test('changes are told in words: what a list gained and lost, a replaced key, and names in the language of the page', async () => {
  chooseLocale('en');
  const changes = [
    { path: 'upload.allowed', before: ['pdf', 'doc'], after: ['pdf', 'odt', 'png'] },
    { path: 'map.key', before: true, after: true },
    { path: 'appearance.scheme', before: 'system', after: 'dark' },
    { path: 'organization.name', before: { zh: '小店', en: '' }, after: { zh: '小店', en: 'Shop' } },
    { path: 'calendar.weekdays', before: [1], after: [1, 6] },
    { path: 'secondFactor.required', before: 'nobody', after: 'everybody' },
  ];
  open(answer(listSettingChanges, () => [{ id: 'c1', personName: 'Mei', at: '2026-11-23T03:16:00Z', changes }]));

  const entry = (await screen.findByText('Mei')).closest('li')!;

  expect([...entry.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Allowed extensions: added odt, png; removed doc',
    'Tile key: replaced',
    'Default appearance: from Use device setting to Dark',
    'Organisation name: from 小店 to 小店 / Shop',
    'Working days: added Sat',
    'Require a second factor: from no one to everyone',
  ]);
});

test('mail is saved with the stored password unless another is entered, tried out, and failed deliveries are sent again', async () => {
  const sent: CallInput<typeof saveMessageWays>[] = [];
  const retried: CallInput<typeof retryDelivery>[] = [];
  const delivery: Delivery = {
    id: 'd1',
    way: 'mail',
    kind: 'task',
    personName: '林小美',
    at: '2026-11-23T03:16:00Z',
    state: 'failed',
    attempts: 3,
    error: 'connection refused',
  };
  open({
    ...answer(getMessageWays, () => ({
      ...channels,
      publicUrl: { url: 'https://ink.example', fixed: true },
      mail: { ...mail, fixed: false },
    })),
    ...answer(saveMessageWays, (input) => (sent.push(input), { ...channels, mail: { ...mail, host: 'smtp.example', fixed: false } })),
    ...answer(tryMail, () => ({ failure: 'login' as const, detail: '535 denied' })),
    ...answer(listDeliveries, () => ({ items: [retried.length > 0 ? { ...delivery, state: 'waiting' as const } : delivery], next: null })),
    ...answer(retryDelivery, (input) => (retried.push(input), {})),
  });

  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '對外網址' })).disabled).toBe(true);
  enter(screen.getByRole('textbox', { name: '主機' }), 'smtp.example');
  fireEvent.click(screen.getByRole('button', { name: '儲存訊息設定' }));
  expect(await screen.findByText('訊息設定已儲存', { selector: '[role=toolbar] *' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '寄出測試信' }));
  expect((await screen.findByText(/535 denied/)).textContent).toMatch(/帳號|密碼/);
  fireEvent.click(screen.getByRole('button', { name: '重新傳送' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: '重新傳送' })).toBeNull());
  expect(retried).toEqual([{ id: 'd1' }]);
  const { hasPassword: _, ...entered } = mail;
  expect(sent).toEqual([{ publicUrl: '', mail: { ...entered, host: 'smtp.example' }, webhook: null, version: 5 }]);
});

test('a refused change of who needs a second factor says why and leaves the stored choice', async () => {
  open(answer(saveSecondFactorPolicy, () => refuse('second-factor-first', '請先設定自己的第二道驗證')));
  const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

  fireEvent.click(await choice('所有人'));

  expect(await screen.findByText('請先設定自己的第二道驗證')).toBeTruthy();
  expect((await choice('所有人')).checked).toBe(false);
  expect((await choice('不要求')).checked).toBe(true);
});
