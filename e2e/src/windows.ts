import type { Browser, Page } from '@playwright/test';

/** A picture of the server: a page of the same origin without any script. */
export const emptyPage = (url: string): string => `${url}/seal.svg`;

/** Windows that people have left, the last ones at the end. */
const left: { readonly url: string; readonly page: Page }[] = [];
const most = 6;

/** Opens an empty window of a server, or gives one that somebody has left: its pages open in half the time, because it has their scripts. */
export async function openWindow(browser: Browser, url: string): Promise<Page> {
  const known = left.findLastIndex((each) => each.url === url);
  if (known !== -1) return left.splice(known, 1)[0]!.page;
  const page = await (await browser.newContext()).newPage();
  await page.goto(emptyPage(url));
  return page;
}

/** Keeps a window for who comes next, without anything of who leaves it. */
export async function leaveWindow(page: Page, url: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ['pageerror', 'dialog', 'request'] as const) page.removeAllListeners(event);
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearCookies()]);
  // The pointer may be over a button of the next page, which would show its tip.
  await page.mouse.move(0, 0);
  await page.goto(emptyPage(url));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  left.push({ url, page });
  if (left.length > most) await left.shift()!.page.context().close();
}
