import { apps } from '@inkstone/demo';
import type { WorkflowDefinition } from '@inkstone/schema';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { publishNext } from './next-version.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

const repairFlow = apps.find(({ code }) => code === 'repair')!.workflows[0]!;
const { activities, routes } = repairFlow;
type Route = WorkflowDefinition['routes'][number];
const without = (...codes: readonly string[]): Route[] => routes.filter(({ code }) => !codes.includes(code));
const changed = (code: string, change: Partial<Route>): Route[] =>
  routes.map((each) => (each.code === code ? { ...each, ...change } : each));
const added = (from: string, to: string, more: Partial<Route> = {}): Route[] => [
  ...routes,
  { code: 'odd', from, to, order: 9, default: false, ...more },
];

/** A workflow definition with an issue of each kind, and the expected message. */
const cases: readonly (readonly [string, Partial<WorkflowDefinition>, string])[] = [
  ['start and end', { routes: added('accept', 'start', { outcome: 'disagree' }) }, '不能進入開始節點'],
  ['unreachable', { routes: without('r7', 'r6') }, '無法到達，請從其他節點連線過來'],
  ['never ends', { routes: without('r7') }, '從「報廢登記」無法到達結束節點'],
  ['missing default', { routes: changed('r4', { default: false, condition: 'cost <= 3000' }) }, '「依費用」缺少預設路徑'],
  [
    'split without join',
    { activities: activities.filter(({ code }) => code !== 'worked'), routes: without('r11', 'r13', 'r14') },
    '「處理」沒有同類的匯合節點',
  ],
  ['routes into blocks', { routes: added('by_cost', 'repair', { condition: 'cost > 9000' }) }, '從外面進入「處理」的分支'],
  ['routes out of blocks', { routes: changed('r13', { to: 'accept' }) }, '離開「處理」的分支而未經匯合'],
  ['names that do not exist', { routes: changed('r3', { condition: 'ghost > 3000' }) }, '條件有誤'],
  ['loop without a person', { routes: changed('r10', { to: 'by_spare' }) }, '循環「是否需要備機」中沒有人工節點'],
];

test('the path to each issue of a workflow is replayed on the diagram step by step, also by keyboard (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin');
  await admin.go('/admin/workflows/repair_flow');
  await expect(admin.page.getByText('檢查沒有發現問題')).toBeVisible();
  const file = admin.page.locator('input[type=file]');
  const issues = admin.page.getByRole('list', { name: '檢查結果' });
  const player = admin.page.getByRole('group', { name: '逐步播放' });

  for (const [name, wrong, message] of cases) {
    const content = JSON.stringify({ ...repairFlow, ...wrong });
    await file.setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(content) });
    await expect(admin.page.getByText(`檢查的是檔案「${name}.json」`)).toBeVisible();
    const issue = issues
      .getByRole('listitem')
      .filter({ hasText: message })
      .filter({ has: admin.page.getByRole('button') })
      .first();
    await issue.getByRole('button', { name: /在圖上播放/ }).click();
    await expect(player).toBeFocused();
    await expect(player.getByRole('status'), name).toContainText('第 1 /');
    await admin.page.keyboard.press('End');
    await expect(player.getByRole('status'), name).toContainText(message);
    await expect(admin.page.locator('svg [data-issue]'), name).toHaveCount(1);
  }
  await admin.page.keyboard.press('ArrowLeft');
  await expect(admin.page.locator('svg [data-issue]')).toHaveCount(0);
  await expect(admin.page.locator('svg g[data-at] title')).toHaveText('是否需要備機');
  await admin.shot('workflow-play-zh');
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  await admin.page.keyboard.press('Escape');
  await expect(player).toBeHidden();

  await file.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(admin.page.getByRole('alert')).toContainText('「notes.json」不是 JSON 檔');
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"workflows":[]}') });
  await expect(admin.page.getByRole('alert')).toContainText('裡沒有流程「repair_flow」');
  await admin.page.getByRole('button', { name: '回到已發布的版本' }).click();
  await expect(admin.page.getByText('檢查沒有發現問題')).toBeVisible();
  await admin.leave();
});

test('warnings of the check at publishing are shown with the workflow until they are fixed (en, phone)', async ({ browser }) => {
  // Seven activities that all lead back to the same choice exceed the limit of the check.
  const again = Array.from({ length: 7 }, (_, index) => `again${index}`);
  const diagnose = activities.find(({ code }) => code === 'diagnose')!;
  await publishNext(server, 'repair_flow', (before) => ({
    ...before,
    activities: [...before.activities, ...again.map((code) => ({ ...diagnose, code, name: code, name_i18n: { en: code } }))],
    routes: [
      ...before.routes,
      ...again.flatMap((code, index) => [
        { code: `to_${code}`, from: 'by_cost', to: code, condition: `cost = ${index}`, order: 5 + index, default: false },
        { code: `of_${code}`, from: code, to: 'by_cost', order: 1, default: false },
      ]),
    ],
  }));
  const admin = await Person.signedIn(browser, server, 'admin', { language: 'en', size: { width: 375, height: 740 } });
  await admin.go('/admin/workflows');
  const line = admin.page.getByRole('link', { name: /repair_flow/ });
  await expect(line).toContainText('1 warning');
  await admin.shot('workflows-warnings-phone-en');
  await line.click();
  await admin.page
    .getByRole('button', { name: /Play on diagram/ })
    .first()
    .click();
  await admin.page.getByRole('button', { name: 'Next' }).click();
  await expect(admin.page.getByRole('group', { name: 'Step by step' }).getByRole('status')).toContainText('Step 2 of 4"Look at it"');
  await admin.shot('workflow-play-phone-en');
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  expect(await admin.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await publishNext(server, 'repair_flow', () => repairFlow);
  await admin.go('/admin/workflows');
  await admin.page.reload();
  await expect(line).toBeVisible();
  await expect(line).not.toContainText('warning');
  await admin.leave();
});
