import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

test('favorites and recently used forms come first on the start page (zh)', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: '/start' });
  const { page } = employee;
  const star = page.getByRole('article').getByRole('button', { name: '費用報銷' }).first();
  await star.click();

  const favorites = page.getByRole('region', { name: '常用' });
  await expect(favorites.getByRole('link', { name: '費用報銷' })).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(favorites.getByRole('link', { name: '費用報銷' })).toHaveAttribute('href', /#\/new\/expense_claim\//);
  const kept = page.waitForResponse((response) => response.url().endsWith('/favorites/keep_used'));
  await page.getByRole('navigation').getByRole('link', { name: '費用報銷' }).click();
  expect((await kept).status()).toBe(200);
  await employee.go('/start');
  await expect(page.getByRole('region', { name: '最近使用' }).getByRole('link', { name: '費用報銷' })).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await employee.shot('start-favourites-zh');

  await favorites.getByRole('button', { name: '費用報銷' }).click();
  await expect(favorites).toBeHidden();
  expect(await timesOfEndlessAnimation(page), 'for people who want less motion').toBe('1');
});

/** How often an animation without end is shown. */
function timesOfEndlessAnimation(page: Page): Promise<string> {
  return page.evaluate(() => {
    const endless = document.body.appendChild(document.createElement('div'));
    endless.style.animation = 'any 1s infinite';
    const times = getComputedStyle(endless).animationIterationCount;
    endless.remove();
    return times;
  });
}

test('the slash key searches forms, records, work and people, and each kind is found with the rights of the person (zh)', async ({
  server,
}) => {
  const employee = await server.signedIn('employee', { at: '/start' });
  const { page } = employee;
  await expect(page.getByRole('heading', { name: '發起' })).toBeFocused();
  // The key is listened to with the navigation, which may load after the page.
  await expect(page.getByRole('navigation', { name: '主選單' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByText('想找什麼？')).toBeVisible();
  await page.getByRole('textbox', { name: '表單、記錄、任務、人員' }).fill('費用');

  const forms = page.getByRole('region', { name: '表單' });
  await expect(forms.getByRole('link', { name: '費用報銷' }).first()).toBeVisible();
  await expect(forms.locator('mark').first()).toHaveText('費用');
  await expect(page.getByRole('region', { name: '人員' }).getByText('沒有符合的項目')).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await employee.shot('search-zh');
  await page.reload();
  await expect(forms.getByRole('link', { name: '費用報銷' }).first()).toBeVisible();
});

test('a supplier and a person are found on a phone (en)', async ({ server }) => {
  const employee = await server.signedIn('employee', { ...phone, at: '/start' });
  const { page } = employee;
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Forms, records, tasks, people' }).fill('王');

  await expect(page.getByRole('region', { name: 'People' }).getByRole('listitem').first()).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await employee.shot('search-en-375');
});
