import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  listGroupsSince,
  openWorkingCopy,
  planPublishing,
  playWorkingScenarios,
  publishWorkingCopy,
  type CallInput,
  type CallOutput,
} from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import type { Answers } from '../../testing/show-pages.tsx';
import { openedCopy, type DesignedDocument } from '../testing/opened-copy.ts';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { PublishPage } from './PublishPage.tsx';

afterEach(cleanup);

type Plan = CallOutput<typeof planPublishing>;

const page = (code: string, name: string) => ({ code, name, cards: [] });
const published = (code: string, name: string): DesignedDocument => [{ kind: 'page', code }, page(code, name)];
const changed = (code: string, name: string): DesignedDocument => [{ kind: 'page', code }, page(code, name), page(code, `${name}（舊）`)];
const home = changed('home', '首頁');
const report = changed('report', '報表');
const nothing: Plan = {
  errors: [],
  warnings: [],
  needed: [],
  outdated: [],
  records: [],
  builtAfterwards: [],
  running: [],
  openModels: [],
};
const opened = (documents: readonly DesignedDocument[], mayPublish = true) =>
  openedCopy(documents, { revision: 7, version: 1, mayPublish });

function open(answers: Answers): Promise<unknown> {
  return showInCopy(() => <PublishPage appCode="shop" />, [], {
    ...answer(planPublishing, () => nothing),
    ...answer(playWorkingScenarios, () => []),
    ...answers,
  });
}

const publish = (count: number) => screen.findByRole<HTMLButtonElement>('button', { name: `發布 ${count} 份文件` });
const enabled = async (count: number): Promise<HTMLButtonElement> => {
  await waitFor(async () => expect((await publish(count)).disabled).toBe(false));
  return publish(count);
};

test('without changes there is nothing to publish', async () => {
  await open(answer(openWorkingCopy, () => opened([published('home', '首頁')])));

  expect(await screen.findByText('沒有要發布的修改')).toBeTruthy();
});

test('chosen documents are published with a note; the others stay, and in the end the application can be opened', async () => {
  const sent: CallInput<typeof publishWorkingCopy>[] = [];
  const copies = [
    opened([home, report]),
    opened([published('home', '首頁'), report]),
    opened([published('home', '首頁'), published('report', '報表')]),
  ];
  let at = 0;
  const group = { kind: 'published' as const, key: 'k', operations: [], author: null, at: '2026-11-23T03:16:00Z' };
  await open({
    ...answer(openWorkingCopy, () => ({ ...copies[at]!, revision: 7 + at })),
    ...answer(listGroupsSince, ({ after }) => ({
      revision: 7 + at,
      groups: Number(after) < 7 + at ? [{ ...group, revision: 7 + at }] : [],
    })),
    ...answer(publishWorkingCopy, (input) => {
      sent.push(input);
      at += 1;
      return { revision: 7 + at, documents: [], warnings: [] };
    }),
  });

  fireEvent.click(await screen.findByRole('checkbox', { name: '報表' }));
  fireEvent.change(screen.getByRole('textbox', { name: '說明（給版本紀錄）' }), { target: { value: ' 改了首頁 ' } });
  fireEvent.click(await enabled(1));

  expect(await screen.findByText('已發布 1 份文件，其餘的修改保留。')).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(await enabled(1));
  expect(await screen.findByRole('button', { name: '開啟應用' })).toBeTruthy();
  expect(sent).toEqual([
    { appCode: 'shop', revision: 7, documents: [{ kind: 'page', code: 'home' }], note: '改了首頁', reason: '' },
    { appCode: 'shop', revision: 8, note: '', reason: '' },
  ]);
});

test('warnings are accepted with a reason; a refusal leaves everything as it was entered', async () => {
  const sent: CallInput<typeof publishWorkingCopy>[] = [];
  await open({
    ...answer(openWorkingCopy, () => opened([home])),
    ...answer(planPublishing, () => ({ ...nothing, warnings: [{ code: 'W', path: 'pages.home', message: '沒有人看得到' }] })),
    ...answer(publishWorkingCopy, (input) => (sent.push(input), refuse('published-meanwhile', '別人剛發布過'))),
  });

  expect(await screen.findByText('沒有人看得到')).toBeTruthy();
  expect(screen.getByText('請填寫原因')).toBeTruthy();
  expect((await publish(1)).disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: '仍要發布的原因' }), { target: { value: '之後才開放' } });
  fireEvent.click(await enabled(1));

  expect(await screen.findByText('別人剛發布過')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '仍要發布的原因' }).value).toBe('之後才開放');
  expect(sent).toEqual([{ appCode: 'shop', revision: 7, note: '', reason: '之後才開放' }]);
});

test.each<[string, Partial<Plan>, boolean]>([
  ['an error', { errors: [{ code: 'E', path: 'pages.home', message: '卡片重複' }] }, false],
  ['another version that was published meanwhile', { outdated: [home[0]] }, false],
  ['a mandatory scenario that goes otherwise', {}, true],
])('%s prevents publishing', async (_, plan, deviates) => {
  const played = { code: 'large', workflowCode: 'flow', name: '大額', blocks: true, found: null, deviations: ['沒有到財務'] };
  await open({
    ...answer(openWorkingCopy, () => opened([home])),
    ...answer(planPublishing, () => ({ ...nothing, ...plan })),
    ...answer(playWorkingScenarios, () => (deviates ? [played] : [])),
  });

  expect(await screen.findByText(deviates ? '沒有到財務' : plan.errors ? '卡片重複' : /已有其他版本發布/)).toBeTruthy();
  await screen.findByText('沒有影響到已有的資料與流程。');
  expect((await publish(1)).disabled).toBe(true);
});

test('what could not be planned can be tried again, and nobody publishes before', async () => {
  await open({ ...answer(openWorkingCopy, () => opened([home])), ...answerOnRetry(planPublishing, () => nothing) });

  const retry = await screen.findByRole('button', { name: '再試一次' });
  expect((await publish(1)).disabled).toBe(true);
  fireEvent.click(retry);

  expect(await enabled(1)).toBeTruthy();
});

test('who may not publish sees what would be, and is told so', async () => {
  await open(answer(openWorkingCopy, () => opened([home], false)));

  expect(await screen.findByText('您沒有發布這個應用的權限。')).toBeTruthy();
  const region = within(screen.getByRole('region', { name: '發布' }));
  expect(await region.findByText('沒有影響到已有的資料與流程。')).toBeTruthy();
  expect((await publish(1)).disabled).toBe(true);
});
