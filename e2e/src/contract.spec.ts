import { expect } from '@playwright/test';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

test('a contract uses tabs, choices and fields from another model, ranges, checks, messages and buttons', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: '/new/contract/contract' });
  const { page } = employee;
  await expect(employee.field('our_contact').locator('input')).toHaveValue('林小美');
  const bar = page.getByRole('toolbar').first();
  await expect(bar.getByRole('button').first()).toHaveAttribute('data-action', 'Submit');
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: 400 });
  await expect(employee.field('opinions')).not.toBeInViewport();
  await employee.field('opinions').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await employee.type('subject', '機房維護合約');
  await employee.field('kind').getByText('服務', { exact: true }).click();

  // The other party is chosen from the suppliers, which fills in its phone number.
  await employee.choose('party', '宏碩');
  await expect(employee.field('party_phone').locator('input')).not.toHaveValue('');
  await employee.type('party_email', 'not an address');
  await expect(employee.field('party_email').getByRole('alert')).toContainText('應為電子郵件地址');
  await employee.type('party_email', 'legal@example.com');
  await expect(employee.field('party_email').getByRole('alert')).toHaveCount(0);
  await employee.typeDate('period', 0, '2026-12-01');
  await employee.typeDate('period', 1, '2026-11-01');
  await employee.field('subject').locator('input').click();
  await expect(employee.field('period').getByRole('alert')).toContainText('起始值不能大於結束值');
  await employee.typeDate('period', 1, '2027-11-30');
  await employee.typeDate('sign_on', 0, '2020-01-01');
  await employee.field('subject').locator('input').click();
  await expect(employee.field('sign_on').getByRole('alert')).toContainText('簽約日不能早於今天');
  await employee.typeDate('sign_on', 0, '2099-01-01');
  await employee.shot('contract-party-zh');

  // Amounts: a message of an event, a button, a column with unique values.
  await page.getByRole('tab', { name: '金額與付款' }).click();
  await employee.type('amount', '0');
  await expect(employee.field('amount').getByRole('alert')).toContainText('合約金額須大於零');
  await employee.type('amount', '1200000');
  await expect(page.getByRole('status').filter({ hasText: '需總經理核准' })).toBeVisible();
  await expect(employee.field('amount_words')).toContainText('壹佰貳拾萬元整');
  await employee.field('deposit_share').getByRole('button', { name: '三成' }).click();
  await expect(employee.field('deposit')).toContainText('360,000.00');
  await employee.typeCell('payments', 0, 'stage', '一期');
  await employee.typeCell('payments', 0, 'share', '40%');
  await expect(employee.cell('payments', 0, 'due_amount')).toContainText('480,000.00');
  for (const [column, position] of [
    ['stage', 'sticky'],
    ['due', 'sticky'],
    ['share', 'relative'],
  ] as const)
    await expect(employee.cell('payments', 0, column)).toHaveCSS('position', position);
  await employee.shot('contract-money-zh');

  // Issues on another tab are counted on it, and reachable from the summary.
  await employee.empty('amount');
  await page.getByRole('tab', { name: '條款' }).click();
  await employee.press('Submit');
  await expect(page.getByRole('tab', { name: /金額與付款/ })).toContainText('1');
  await page.getByRole('alert').getByRole('button').first().click();
  await expect(employee.field('amount').locator('input')).toBeFocused();
  await employee.type('amount', '1200000');
  await expect(page.getByText('處需要修正')).toHaveCount(0);

  // A tab that is hidden by its condition disappears with its required fields.
  await employee.field('kind').getByText('保密協議', { exact: true }).click();
  await expect(page.getByRole('tab', { name: '金額與付款' })).toHaveCount(0);
  // For this kind another tab is shown first.
  await expect(page.getByRole('tab', { name: '條款' })).toHaveAttribute('aria-selected', 'true');
  await employee.field('kind').getByText('服務', { exact: true }).click();
  await page.getByRole('tab', { name: '條款' }).click();
  await employee.choose('covers', '維護');
  await employee.choose('covers', '備品');
  await page.keyboard.press('Escape');
  await expect(employee.field('concerned')).toContainText('林小美');
  await employee.typeDate('support_hours', 0, '09:00');
  await employee.typeDate('support_hours', 1, '23:00');
  await employee.field('notes').locator('textarea').click();
  await expect(employee.field('support_hours').getByRole('alert')).toContainText('22:00');
  await employee.typeDate('support_hours', 1, '18:00');
  await employee.type('notes', '每季到場一次');
  await employee.shot('contract-terms-zh');
  await employee.press('Submit');
  await expect(page.getByText('流程發起成功')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('王建國');
});

test('submitting waits for a pending look-up and shows that it waits', async ({ server }) => {
  const employee = await server.signedIn('employee');
  const asked = Promise.withResolvers<void>();
  const arrives = Promise.withResolvers<void>();
  await employee.page.route('**/api/runtime/form/ask', async (route) => {
    asked.resolve();
    await arrives.promise;
    await route.continue();
  });
  await employee.go('/new/contract/contract');
  await employee.type('subject', '等待中的合約');
  await asked.promise;
  await employee.press('Submit');
  await expect(employee.page.getByText('請等待計算規則或資料聯動完成')).toBeVisible();

  arrives.resolve();
  await expect(employee.page.getByText('請等待計算規則或資料聯動完成')).toHaveCount(0);
  await expect(employee.page.getByText('處需要修正')).toBeVisible();
});

test('the manager reads the contract in English on a phone', async ({ server }) => {
  const manager = await server.signedIn('manager', phone);
  await manager.openWork('Contract approval');
  await expect(manager.field('period')).toContainText('2026-12-01 ~ 2027-11-30');
  await manager.shot('contract-phone-en');
  // Three outcomes, the menu and leaving the form share two rows.
  const tops = await manager.page
    .getByRole('toolbar', { name: 'Actions' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThanOrEqual(5);
  expect(new Set(tops).size).toBeLessThanOrEqual(2);
  await manager.page.getByRole('tab', { name: 'Amount and payment' }).click();
  await expect(manager.field('amount')).toContainText('1,200,000.00');
  await expect(manager.field('deposit_share')).toContainText('30%');
  await manager.shot('contract-phone-money-en');
  await manager.page.getByRole('tab', { name: 'Terms' }).click();
  await expect(manager.field('covers')).toContainText('Maintenance');
  await expect(manager.field('support_hours')).toContainText('09:00 ~ 18:00');
});
