import type { Page } from '@playwright/test';
import { median } from '../measure/quantile.ts';
import type { BrowserEnvironment } from './browser-environment.ts';
import { ScriptClock, type Scripting } from './scripting.ts';

const activityCount = { opened: 300, edited: 150 };

export interface WorkflowDesignerFigures {
  /** Milliseconds from a link in the design environment to the first frame with activities, the scripts of the drawing included. */
  readonly opened: number;
  readonly longest: number;
  /** An arrow key. */
  readonly walk: Scripting;
  /** Alt with an arrow: an activity changes its place, is laid out anew and stored. */
  readonly move: Scripting;
  /** A key in a field of the panel. */
  readonly type: Scripting;
  /** A turn of the wheel over the drawing. */
  readonly scroll: Scripting;
}

/** Measures the drawing of workflows: 300 activities open within 3 s, 150 are edited within a frame. */
export async function drawingWorkflows(environment: BrowserEnvironment, times: number, openings: number): Promise<WorkflowDesignerFigures> {
  const opened: number[] = [];
  for (let turn = 0; turn < openings; turn += 1) {
    const page = await environment.openWorkflowDesigner(activityCount.opened);
    opened.push(await untilDrawn(page));
    await page.close();
  }
  const page = await environment.openWorkflowDesigner(activityCount.edited);
  const clock = await ScriptClock.of(page);
  const choose = (code: string): Promise<void> => page.locator(`[data-activity="${code}"]`).click();
  await choose('a0_0');
  const walk = await clock.measure(times, (turn) => page.keyboard.press(turn % 20 < 10 ? 'ArrowDown' : 'ArrowUp'));
  await page.locator('[role="tree"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const move = await clock.measure(times, (turn) => page.keyboard.press(turn % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'));
  await page.locator('#workflow-panel-first').click();
  const type = await clock.measure(times, (turn) => page.keyboard.press(String(turn % 10)));
  await page.keyboard.press('Escape');
  await page.locator('.react-flow__pane').hover();
  const scroll = await clock.measure(times, () => page.mouse.wheel(0, 240));
  await page.close();
  return { opened: median(opened), longest: Math.max(...opened), walk, move, type, scroll };
}

async function untilDrawn(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('workflow-opened')[0]!.duration);
}
