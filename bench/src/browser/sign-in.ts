import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Signs in and closes the page. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(url);
  await enterAccount(page, account);
  await page.close();
}

/** Signs in on an open page. */
export async function enterAccount(page: Page, account: string): Promise<void> {
  await page.locator('input[autocomplete=username]').fill(account);
  await page.locator('input[autocomplete=current-password]').fill('inkstone');
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
}

/** Returns the options with which a new browser context has somebody signed in and nothing loaded. */
export async function signedInContext(
  browser: Browser,
  options: BrowserContextOptions,
  { url, account }: { readonly url: string; readonly account: string },
): Promise<BrowserContextOptions> {
  const context = await browser.newContext(options);
  await signIn(await context.newPage(), url, account);
  const storageState = await context.storageState();
  await context.close();
  return { ...options, storageState };
}
