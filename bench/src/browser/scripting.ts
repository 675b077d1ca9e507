import type { CDPSession, Page } from '@playwright/test';
import { median, quantile } from '../measure/quantile.ts';

/** Milliseconds of scripting per repetition. */
export interface Scripting {
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

/** Measures the script time of the page's main thread. It is the thread's own processor time, independent of other load. */
export class ScriptClock {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<ScriptClock> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new ScriptClock(page, session);
  }

  /** Measures the script time from each action until two frames later; the first actions are warm-up and not counted. */
  async measure(times: number, act: (turn: number) => Promise<void>): Promise<Scripting> {
    const warmUp = 5;
    const spent: number[] = [];
    for (let turn = 0; turn < times + warmUp; turn += 1) {
      const before = await this.#scripted();
      await act(turn);
      await this.#rendered();
      spent.push((await this.#scripted()) - before);
    }
    const counted = spent.slice(warmUp);
    return { median: median(counted), p95: quantile(counted, 0.95), most: Math.max(...counted) };
  }

  async #scripted(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  }

  #rendered(): Promise<void> {
    return this.#page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  }
}
