import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person, type Server } from './person.ts';
import { sharedServer } from './shared-server.ts';
import { phone, phoneSize } from './phone.ts';

let server: Server;
/** Who fills in, in one window that stays open. */
let employee: Person;
/** The URL of the first project. */
let address: string;

// A form with many controls is slow on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ browser }) => {
  server = await sharedServer();
  employee = await Person.signedIn(browser, server, 'employee');
});

test.afterAll(() => employee.leave());

/** A red square, 8 by 8. */
const drawing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4oSGHFTEMLQkAis5DgUjR6usAAAAASUVORK5CYII=',
  'base64',
);

test('a project is filled in with choices, people, departments, records, a location and a time', async () => {
  const { page } = employee;
  await employee.go('/new/project/project');
  await employee.type('project_name', '倉儲自動化');
  await employee.field('urgencyLevel').getByText('緊急', { exact: true }).click();
  for (const choice of ['調查', '建置', '訓練']) await employee.field('scope').getByRole('checkbox', { name: choice }).check();
  await employee.field('confidential').getByRole('radio', { name: '是' }).check();
  await expect(page.getByText('機密專案的資料只開放給成員')).toBeVisible();
  await employee.typeDate('start_month', 0, '2027-03');
  await employee.typeDate('meeting_time', 0, '09:30');
  await employee.field('place').getByRole('combobox').click();
  await page.getByRole('option', { name: '高雄市' }).first().click();
  await page.getByRole('option', { name: '鼓山區' }).first().click();
  await employee.type('goal', '縮短出貨時間');
  await employee
    .field('drawing')
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: '平面圖.png', mimeType: 'image/png', buffer: drawing }]);
  await expect(employee.field('lead_department')).toContainText('業務部');
  await employee.pickPerson('departments', '資訊部');
  await employee.pickPerson('departments', '財務部');
  await page.keyboard.press('Escape');
  await employee.pickPerson('members', '周柏翰');
  await employee.pickPerson('members', '鄭雅婷');
  await page.keyboard.press('Escape');
  await employee.pickPerson('informed', '王建國');
  await employee.pickPerson('informed', '營運處');
  await page.keyboard.press('Escape');
  await employee.field('suppliers').getByRole('button').first().click();
  await employee.dialog.getByRole('checkbox', { name: /宏碩/ }).check();
  await employee.dialog.getByRole('checkbox', { name: /順達/ }).check();
  await employee.dialog.getByRole('button', { name: /確\s?定/ }).click();
  await employee.shot('project-filled-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  // The scope allows at most three choices.
  await employee.field('scope').getByRole('checkbox', { name: '維運' }).check();
  await employee.press('Submit');
  await expect(employee.field('scope').getByRole('alert')).toContainText('工作範圍最多選擇3項');
  await employee.field('scope').getByRole('checkbox', { name: '維運' }).uncheck();
  await employee.press('Submit');
  await expect(page.getByText('流程發起成功')).toBeVisible();
  address = page.url();
  await employee.shot('project-submitted-zh');
});

test('the manager reads the project in English on a phone', async ({ browser }) => {
  const manager = await Person.signedIn(browser, server, 'manager', phone);
  const { page } = manager;
  await manager.openWork('Project approval');
  const shown = {
    project_name: '倉儲自動化',
    scope: 'Research, Implementation, Training',
    confidential: 'Yes',
    start_month: '2027-03',
    meeting_time: '09:30',
    place: '高雄市鼓山區',
    lead_department: '業務部',
    // Rendered as tags.
    departments: '資訊部財務部',
    members: '周柏翰鄭雅婷',
    informed: '王建國, 營運處',
    suppliers: '宏碩資訊股份有限公司, 順達物流股份有限公司',
    sequenceStatus: 'In progress',
    urgencyLevel: 'Urgent',
  };
  for (const [key, text] of Object.entries(shown)) {
    await expect(async () => expect(await wordsOf(manager, key)).toBe(text.replace(/ /g, ''))).toPass({ timeout: 5_000 });
  }
  await expect(page.getByText('Only members can view a confidential project.')).toBeVisible();
  await expect(manager.field('drawing').locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Record details' }).click();
  await expect(manager.field('creater')).toContainText('林小美');
  await expect(manager.field('owner')).toContainText('林小美');
  await expect(manager.field('ownerDeptId')).toContainText('業務部');
  await expect(manager.field('modifier')).toContainText('林小美');
  await expect(manager.field('createdTime')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await expect(manager.field('modifiedTime')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await expect(manager.field('form_version')).toContainText('1');
  await manager.shot('project-phone-en');
  await page.getByRole('tab', { name: 'Details' }).click();
  const system = page.getByRole('region', { name: 'Record details' });
  for (const text of ['In progress', '林小美', '業務部', 'Urgent']) await expect(system).toContainText(text);
  await manager.shot('project-system-phone-en');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await manager.decide('Agree', 'Fine');
  await manager.leave();
});

test('a sub-project of the first is filled in on a phone', async () => {
  const { page } = employee;
  await employee.go('/work/todo');
  await employee.switchLanguage();
  await page.setViewportSize(phoneSize);
  await employee.go('/new/project/project');
  await employee.type('project_name', 'Scanners');
  await employee.field('programme').getByRole('combobox').click();
  await page.getByRole('treeitem', { name: '倉儲自動化' }).locator('.ant-select-tree-title').click();
  await employee.field('programme').getByRole('checkbox', { name: 'Share "倉儲自動化" with everyone who handles this form' }).check();
  await employee.field('scope').getByRole('checkbox', { name: 'Implementation' }).check();
  await employee.field('departments').getByRole('button').first().click();
  await employee.dialog.getByRole('textbox').fill('財務');
  await employee.dialog.getByText('財務部').first().click();
  await employee.dialog.getByRole('button', { name: 'OK' }).click();
  await employee.field('members').getByRole('button').first().click();
  await employee.dialog.getByRole('textbox').fill('周柏翰');
  await employee.dialog.getByText('周柏翰').first().click();
  await employee.dialog.getByRole('button', { name: 'OK' }).click();
  await employee.shot('project-part-phone-en');
  // The form scrolls, the surrounding page does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(812);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await employee.press('Submit');
  await expect(page.getByText('Workflow initiated')).toBeVisible();
  await expect(employee.field('programme').getByRole('link', { name: '倉儲自動化' })).toBeVisible();
});

test('the first project lists its sub-projects, and the list of projects shows their drawings', async () => {
  const { page } = employee;
  await page.setViewportSize({ width: 1280, height: 860 });
  await employee.go('/work/todo');
  await employee.switchLanguage();
  await page.goto(address);
  await expect(employee.field('parts').getByRole('table')).toContainText('Scanners');
  await employee.shot('project-parts-zh');
  await employee.go('/apps/project');
  await expect(page.getByRole('row', { name: /倉儲自動化/ }).getByRole('img', { name: '平面圖.png' })).toBeVisible();
  await employee.shot('project-list-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});

/** Returns the text of a read-only control without label and spaces; commas of lists are rendered by CSS and not included. */
async function wordsOf(person: Person, key: string): Promise<string> {
  const field = person.field(key);
  const items = await field.getByRole('listitem').allInnerTexts();
  const label = await field.locator('[id^=ink-label-]').first().innerText();
  const all = items.length > 0 ? items.join(',') : (await field.innerText()).slice(label.length);
  return all.replace(/[\s\u00a0]/g, '');
}
