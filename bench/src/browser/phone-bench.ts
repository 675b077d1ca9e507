import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { signedInContext } from './sign-in.ts';

const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, locale: 'en' };

/** How many times slower than here the scripts of a phone run. */
const slowness = 4;

/** In which a browser has ended what it does for the page before. */
const restMilliseconds = 1500;

/**
 * Opens a new expense claim by its address on a phone of somebody who is signed in, each time in a browser that has loaded nothing of the
 * product before. Returns the milliseconds from the beginning of the navigation to the first frame with the last field of the form.
 */
export async function openingOnPhone(browser: Browser, url: string, times: number): Promise<number[]> {
  const signedIn = await signedInContext(browser, phone, { url, account: 'employee' });
  const opened: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await pause(restMilliseconds);
    opened.push(await openOnce(browser, signedIn, url));
  }
  return opened;
}

async function openOnce(browser: Browser, options: BrowserContextOptions, url: string): Promise<number> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.addInitScript(markOpened);
    await page.goto(`${url}/#/new/expense_claim/expense_claim`);
    await page.waitForFunction(() => performance.getEntriesByName('form-opened').length > 0);
    return await page.evaluate(() => performance.getEntriesByName('form-opened')[0]!.startTime);
  } finally {
    await context.close();
  }
}

/** Runs in the page: marks the first frame with the last field of the expense claim. */
function markOpened(): void {
  const look = (): void => {
    if (document.querySelector('[data-path="remark"] textarea')) performance.mark('form-opened');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
