import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { findChromium } from '@inkstone/e2e/chromium';
import { signedInContext } from './sign-in.ts';

/** A document of the application, and what its designer shows once it can be used. */
export interface OpenedDocument {
  readonly name: string;
  /** The address of its designer. */
  readonly address: string;
  /** The last part of the designer that is drawn. */
  readonly lastPart: string;
  /** What is clicked as soon as it is there. */
  readonly clicked: string;
}

export interface OpeningFigures {
  readonly name: string;
  /** Milliseconds from the beginning of the navigation to the frame with the whole tree and the designer. */
  readonly shown: readonly number[];
  /** The same until a click that was made at once is answered, and the page waits for the next. */
  readonly usable: readonly number[];
}

interface OpeningOptions {
  readonly url: string;
  readonly documents: readonly OpenedDocument[];
  /** How many parts the tree has. */
  readonly parts: number;
  readonly times: number;
}

/** In which a browser has ended what it does for the page before. */
const restMilliseconds = 2500;

/** Opens designers by their addresses, each time in a browser that has loaded nothing of the product before. */
export async function openingPages({ url, documents, parts, times }: OpeningOptions): Promise<OpeningFigures[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const options: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en' };
    const signedIn = await signedInContext(browser, options, { url, account: 'admin' });
    const figures: OpeningFigures[] = [];
    for (const document of documents) {
      const opened = [];
      for (let time = 0; time < times; time += 1) {
        await pause(restMilliseconds);
        opened.push(await openOnce(browser, signedIn, { url, document, parts }));
      }
      figures.push({
        name: document.name,
        shown: opened.map(({ shown }) => shown),
        usable: opened.map(({ usable }) => usable),
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function openOnce(
  browser: Browser,
  options: BrowserContextOptions,
  { url, document, parts }: { readonly url: string; readonly document: OpenedDocument; readonly parts: number },
): Promise<{ readonly shown: number; readonly usable: number }> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.addInitScript(markOpened, { ...document, parts });
    await page.goto(`${url}/#${document.address}`);
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout: 60_000 });
    return await page.evaluate(() => ({
      shown: performance.getEntriesByName('shown')[0]!.startTime,
      usable: performance.getEntriesByName('usable')[0]!.startTime,
    }));
  } finally {
    await context.close();
  }
}

/** Runs in the page: marks the first frame with tree and designer, clicks at once, and marks when nothing is left to do. */
function markOpened({ lastPart, clicked, parts }: Pick<OpenedDocument, 'lastPart' | 'clicked'> & { readonly parts: number }): void {
  const look = (): void => {
    // What comes last is looked for first, so that looking costs the page little.
    const isShown = document.querySelector(lastPart) && document.querySelectorAll('nav li a[href*="/design/"]').length >= parts;
    if (!isShown) return void requestAnimationFrame(look);
    performance.mark('shown');
    document.querySelector<HTMLElement>(clicked)!.click();
    requestAnimationFrame(() => requestIdleCallback(() => performance.mark('usable')));
  };
  requestAnimationFrame(look);
}
