import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Axe {
  run(context: string, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/**
 * Returns the violations that axe-core finds in a rendered part of the page, colours included; rules for complete pages apply to `html`
 * only.
 */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (context) => {
    const { axe: engine } = globalThis as unknown as { readonly axe: Axe };
    return (await engine.run(context, { iframes: false, resultTypes: ['violations'] })).violations;
  }, part);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`));
}
