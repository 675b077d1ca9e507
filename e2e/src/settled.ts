import type { Page } from '@playwright/test';

/** Colours fade and lists slide away over a moment; what goes on for ever, as a spinner does, is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}
