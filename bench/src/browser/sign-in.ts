import type { Page } from '@playwright/test';

/** Signs in and closes the page. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(url);
  await page.locator('input[autocomplete=username]').fill(account);
  await page.locator('input[autocomplete=current-password]').fill('inkstone');
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
  await page.close();
}
