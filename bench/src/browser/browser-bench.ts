import type { Page } from '@playwright/test';
import { median } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { openBrowserEnvironment, type BrowserEnvironment } from './browser-environment.ts';
import { designing } from './designer-bench.ts';
import { longSheet, thousandControls } from './large-forms.ts';
import type { LoadedScripts } from './loaded-scripts.ts';
import { ScriptClock, type Scripting } from './scripting.ts';
import { drawingWorkflows } from './workflow-designer-bench.ts';

const rowCount = 5_000;
const positions = 100;

/** Measures the response times of large forms in headless Chromium against the production build (docs/bench.md). */
export async function browserBench({ quick }: BenchOptions): Promise<void> {
  const environment = await openBrowserEnvironment();
  try {
    const { visit, form } = await environment.loadScripts();
    const phone = await environment.openOnPhone(quick ? 3 : 9);
    const typed = await typing(environment, quick ? 20 : 60);
    const sheet = await sheetOnScreen(environment, quick ? 2 : 5, quick ? 20 : 60);
    const designed = await designing(environment, quick ? 20 : 60);
    const drawn = await drawingWorkflows(environment, quick ? 20 : 60, quick ? 2 : 5);
    const ms = (value: number): string => value.toFixed(1);
    const line = (what: string, { median: middle, p95, most }: Scripting) => [what, '16', ms(middle), ms(p95), ms(most)];
    console.log("\nbrowser: milliseconds of scripting, of the page's own thread");
    console.log(
      textTable(
        ['', 'budget', 'median', '95 %', 'maximum'],
        [
          line('1,000 controls: a key in a text', typed.text),
          line('1,000 controls: a key with 100 dependent formulas', typed.followed),
          line('5,000 rows: a key in a cell', sheet.key),
          line('5,000 rows: leaving a cell', sheet.leaving),
          line('form designer, 300 controls: an arrow key', designed.walk),
          line('form designer, 300 controls: a control moved by a key', designed.move),
          line('form designer, 300 controls: another control chosen, with its panel', designed.choose),
          line('form designer, 300 controls: a key in a property', designed.type),
          line('form designer, 300 controls: a frame of a drag', designed.drag),
          line('workflow designer, 150 activities: an arrow key', drawn.walk),
          line('workflow designer, 150 activities: an activity moved by a key', drawn.move),
          line('workflow designer, 150 activities: a name typed into the panel', drawn.type),
          line('workflow designer, 150 activities: a frame of scrolling', drawn.scroll),
        ],
      ),
    );
    console.log(
      `\n  5,000 rows: rendered ${ms(sheet.opened)} ms after the data (budget 1,000); blank in ${sheet.blanks} of ${positions} positions`,
    );
    console.log(
      `  workflow designer, 300 activities: drawn ${ms(drawn.opened)} ms after the link (median; longest ${ms(drawn.longest)}; budget 3,000)`,
    );
    console.log(
      `  scripts of the first visit: ${loaded(visit)} (budget: 12 files, 190 and 8 kB); until the expense claim is open: ${loaded(form)} (25 files, 350 kB)`,
    );
    console.log(
      `  a phone four times slower, nothing cached: the expense claim ${ms(median(phone))} ms after the navigation (median; longest ${ms(Math.max(...phone))}; budget 1,200)`,
    );
  } finally {
    await environment.close();
  }
}

function loaded({ files, bodies, headers }: LoadedScripts): string {
  return `${files} files, ${bodies.toFixed(1)} kB and ${headers.toFixed(1)} kB of headers`;
}

async function typing(environment: BrowserEnvironment, keys: number): Promise<{ readonly text: Scripting; readonly followed: Scripting }> {
  const page = await environment.open(thousandControls());
  const clock = await ScriptClock.of(page);
  const typeInto = async (key: string): Promise<Scripting> => {
    await page.locator(`[data-path="${key}"] input`).click();
    return clock.measure(keys, (turn) => page.keyboard.press(String(turn % 10)));
  };
  await page.locator('[data-path="note99"] textarea').waitFor();
  const measured = { text: await typeInto('text0'), followed: await typeInto('number0') };
  await page.close();
  return measured;
}

interface SheetFigures {
  readonly opened: number;
  readonly key: Scripting;
  readonly leaving: Scripting;
  readonly blanks: number;
}

async function sheetOnScreen(environment: BrowserEnvironment, times: number, keys: number): Promise<SheetFigures> {
  const form = longSheet(rowCount);
  const opened: number[] = [];
  for (let turn = 1; turn < times; turn += 1) {
    const page = await environment.open(form);
    opened.push(await untilRendered(page));
    await page.close();
  }
  const page = await environment.open(form);
  opened.push(await untilRendered(page));
  const clock = await ScriptClock.of(page);
  const quantities = page.locator('tr[data-row] td[data-column="quantity"]');
  const key = await clock.measure(keys, async (turn) => {
    if (turn === 0) await quantities.nth(3).click();
    await page.keyboard.press(String(1 + (turn % 9)));
  });
  // Tab moves to the next cell, after the last one to the next row.
  const leaving = await clock.measure(keys, () => page.keyboard.press('Tab'));
  const figures = { opened: median(opened), key, leaving, blanks: await blankPositions(page) };
  await page.close();
  return figures;
}

/** Returns the milliseconds from the end of the response with the data to the first frame with rows. */
async function untilRendered(page: Page): Promise<number> {
  await page.locator('tr[data-row]').first().waitFor();
  return page.evaluate(() => {
    const loaded = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.includes('/form/load')) as PerformanceResourceTiming;
    const rendered = performance.getEntriesByName('rows-rendered')[0]!;
    return rendered.startTime - loaded.responseEnd;
  });
}

/** Returns the number of scroll scrollPositions at which no row is visible in the frame after scrolling. */
async function blankPositions(page: Page): Promise<number> {
  return page.evaluate(async (count) => {
    const rowAt = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest('tr[data-row]') != null;
    const table = document.querySelector('tr[data-row]')!.closest<HTMLElement>('[data-long]')!;
    table.scrollIntoView({ block: 'center' });
    let blanks = 0;
    for (let place = 0; place < count; place += 1) {
      // Jumps back and forth, so that no position is near the previous one.
      const share = ((place * 37) % count) / count;
      table.scrollTop = share * (table.scrollHeight - table.clientHeight);
      await new Promise((done) => requestAnimationFrame(done));
      const { left, top, bottom } = table.getBoundingClientRect();
      const inView = [0.25, 0.5, 0.75].every((part) =>
        rowAt(left + 200, Math.max(0, top) + (Math.min(bottom, innerHeight) - Math.max(0, top)) * part),
      );
      if (!inView) blanks += 1;
    }
    return blanks;
  }, positions);
}
