import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Axe {
  run(context: string, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/** Colours fade and lists slide away over a moment; what goes on for ever, as a spinner does, is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** What axe-core finds wrong with a part of the page as it is drawn, colours included; rules about whole pages speak only of `html`. */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (context) => {
    const { axe: engine } = globalThis as unknown as { readonly axe: Axe };
    return (await engine.run(context, { iframes: false, resultTypes: ['violations'] })).violations;
  }, part);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`));
}
