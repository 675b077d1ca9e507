import type { Browser, Page, Request } from '@playwright/test';
import { enterAccount } from './sign-in.ts';

/** The scripts that were loaded, as they were sent: compressed, in kB of 1,000 bytes. */
export interface LoadedScripts {
  readonly files: number;
  readonly bodies: number;
  readonly headers: number;
}

/** Returns what somebody loads who visits for the first time, and the same until an expense claim is open after signing in. */
export async function loadingScripts(
  browser: Browser,
  url: string,
): Promise<{ readonly visit: LoadedScripts; readonly form: LoadedScripts }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en' });
  try {
    const page = await context.newPage();
    const finished = watchScripts(page);
    await page.goto(url);
    await page.locator('input[autocomplete=username]').waitFor();
    const visit = await sizesOf(page, finished);
    await enterAccount(page, 'employee');
    await page.goto(`${url}/#/new/expense_claim/expense_claim`);
    await page.locator('[data-path="remark"] textarea').waitFor();
    return { visit, form: await sizesOf(page, finished) };
  } finally {
    await context.close();
  }
}

function watchScripts(page: Page): Request[] {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) finished.push(request);
  });
  return finished;
}

/** What is loaded ahead while the page waits belongs to it. */
async function sizesOf(page: Page, finished: readonly Request[]): Promise<LoadedScripts> {
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const sum = (of: 'responseBodySize' | 'responseHeadersSize'): number => sizes.reduce((total, each) => total + each[of], 0) / 1000;
  return { files: sizes.length, bodies: sum('responseBodySize'), headers: sum('responseHeadersSize') };
}
