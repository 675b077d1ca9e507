import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

test('the predicted approvers of a leave follow the typed values before anything is saved', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: '/new/leave_request/leave_request' });
  const next = employee.page.getByRole('complementary', { name: '接下來' });
  await expect(next).toContainText('陳大文');
  await expect(next.getByRole('listitem')).toHaveCount(1);

  await employee.type('date_from', '2026-11-02');
  await employee.type('date_to', '2026-11-06');
  await employee.pickPerson('deputy', '周柏翰');

  await expect(next).toContainText('周柏翰');
  await expect(next.getByRole('listitem')).toHaveCount(3);
  await expect(next).toContainText('發起人的第 2 級主管，視「天數」而定');
  expect(await accessibilityViolations(employee.page)).toEqual([]);
  await employee.shot('prediction-zh');
});

test('on a phone the prediction is below the form, in English', async ({ server }) => {
  const employee = await server.signedIn('employee', { ...phone, at: '/new/leave_request/leave_request' });
  const next = employee.page.getByRole('complementary', { name: 'Next steps' });

  await expect(next).toContainText("Certain · The initiator's manager");
  await expect(employee.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await employee.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(await accessibilityViolations(employee.page)).toEqual([]);
  await next.scrollIntoViewIfNeeded();
  await employee.shot('prediction-phone-en');
});
