import type { Page } from '@playwright/test';

/** Waits for running animations to end; endless ones such as spinners are ignored. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}
