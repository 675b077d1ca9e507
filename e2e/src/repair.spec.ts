import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';
import { submitTask } from './work-by-calls.ts';

const title = '設備報修單';

test('a repair has an acceptor chosen at the start, two editors of one note, and a spare device in parallel', async ({
  browser,
  server,
}) => {
  const employee = await Person.signedIn(browser, server, 'employee', { at: '/new/repair/repair' });
  await employee.type('device', '會議室投影機');
  await employee.type('place', '三樓會議室');
  await employee.type('fault', '無法開機');
  await employee.typeDate('noticed_at', 0, '2026-11-20 14:05');
  await employee.field('needs_spare').locator('button, input').first().click();
  await employee.press('Submit');
  const acceptance = employee.dialog.getByLabel('「驗收」處理人');
  await expect(acceptance).toBeVisible();
  await employee.shot('repair-submit-zh');
  await employee.chooseByEnter(employee.dialog.getByRole('combobox'), '周柏翰');
  await employee.dialog.locator('[data-action=confirm]').click();
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();

  await submitTask(server, 'tech', 'repair', { finding: '主機板損壞', cost: 9800 });

  // The manager returns the task and wants it to come back through the workflow.
  const manager = await Person.signedIn(browser, server, 'manager');
  await manager.openWork(title);
  await manager.press('Reject');
  await manager.dialog.getByRole('radio', { name: /檢修/ }).check();
  await manager.dialog.getByRole('radio', { name: '依流程重新簽核' }).check();
  await manager.dialog.locator('textarea').fill('請再比價');
  await manager.shot('repair-reject-zh');
  expect(await accessibilityViolations(manager.page, '.ant-modal')).toEqual([]);
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();
  await manager.leave();
  const tech = await Person.signedIn(browser, server, 'tech');
  await tech.openWork(title);
  await expect(tech.field('noticed_at')).toContainText('2026-11-20 14:05');
  await tech.shot('repair-handle-zh');
  await tech.empty('cost');
  await tech.type('cost', '2800');
  // The opinion for the decision is saved with the form and restored.
  await tech.press('Submit');
  await tech.dialog.locator('textarea').fill('改用副廠零件');
  await tech.page.keyboard.press('Escape');
  await expect(tech.dialog).toBeHidden();
  await tech.press('Save');
  await expect(tech.page.getByText('儲存成功')).toBeVisible();
  await tech.page.reload();
  await expect(tech.field('cost').locator('input')).toHaveValue(/2,?800/);
  await tech.press('Submit');
  await expect(tech.dialog.locator('textarea')).toHaveValue('改用副廠零件');
  await tech.shot('repair-unsent-opinion-zh');
  await tech.dialog.locator('[data-action=confirm]').click();
  await expect(tech.dialog).toBeHidden();

  // The cost is no longer above 3,000: repair and spare run in parallel. Each participant writes their own rows of the log and reads the
  // others.
  await tech.go('/');
  await tech.openWork('維修');
  await tech.field('job').getByRole('button', { name: '新增一列' }).click();
  const row = tech.page.getByRole('dialog', { name: '第 1 列' });
  await row.locator('[data-path$=".what"] input').fill('更換主機板');
  await row.locator('[data-path$=".minutes"] input').fill('40');
  await row.getByRole('contentinfo').getByRole('button', { name: '完成' }).click();
  await tech.press('Save');
  await expect(tech.page.getByText('儲存成功')).toBeVisible();

  // Both have the form open without live updates, and edit the same field.
  const budget = await Person.signedIn(browser, server, 'budget', { language: 'en', size: { width: 1720, height: 900 } });
  await budget.page.route('**/api/live**', (route) => route.abort());
  await budget.page.reload();
  await budget.openWork('Repair');
  await expect(budget.cell('job', 0, 'what')).toContainText('更換主機板');
  await expect(budget.cell('job', 0, 'what').locator('input')).toHaveCount(0);
  await budget.field('job').getByRole('button', { name: 'Add row' }).click();
  await budget.typeCell('job', 1, 'what', 'Brought a spare');
  await budget.typeCell('job', 1, 'minutes', '15');
  await expect(budget.field('job')).toContainText('55');
  await budget.page.locator('tr[data-path^="job["]').nth(0).locator('[aria-haspopup=menu]').click();
  await expect(budget.page.getByRole('menuitem', { name: /^Duplicate/ })).toBeVisible();
  await expect(budget.page.getByRole('menuitem', { name: /^Delete/ })).toHaveCount(0);
  await budget.page.keyboard.press('Escape');
  await budget.shot('repair-own-rows-en');
  await budget.type('spare_number', 'SP-07');
  await budget.type('note', 'SP-07 is on the third floor');
  await tech.go('/');
  await tech.openWork(title);
  await tech.type('note', '已更換主機板');
  await tech.decide('Submit');
  await budget.press('Submit');
  await budget.dialog.locator('[data-action=confirm]').click();
  const conflict = budget.page.getByRole('dialog', { name: 'Someone else changed these fields' });
  const note = conflict.getByRole('group', { name: 'Work notes' });
  await expect(note).toContainText('SP-07 is on the third floor');
  await expect(note).toContainText('已更換主機板');
  await budget.shot('repair-conflict-en');
  expect(await accessibilityViolations(budget.page, '.ant-modal')).toEqual([]);
  await note.getByRole('radio', { name: /已更換主機板/ }).check();
  await conflict.getByRole('button', { name: 'Apply' }).click();
  await expect(conflict).toBeHidden();
  await expect(budget.field('note').locator('textarea')).toHaveValue('已更換主機板');
  await budget.dialog.locator('[data-action=confirm]').click();
  await expect(budget.dialog).toBeHidden();
  await budget.leave();

  // The branch of the spare device has ended: the chosen person has the acceptance.
  const deputy = await Person.signedIn(browser, server, 'deputy', phone);
  await deputy.openWork('Repair');
  await expect(deputy.field('spare_number')).toContainText('SP-07');
  await expect(deputy.field('job')).toContainText('Brought a spare');
  await expect(deputy.page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await deputy.shot('repair-accept-phone-en');
  expect(await accessibilityViolations(deputy.page)).toEqual([]);
  await deputy.decide('Agree');
  await deputy.leave();
  await expect(employee.page.getByRole('complementary')).toContainText('流程結束');
  await employee.shot('repair-done-zh');
  await employee.leave();
  await tech.leave();
});
