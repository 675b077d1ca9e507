import type { Page } from '@playwright/test';
import type { BrowserEnvironment } from './browser-environment.ts';
import { ScriptClock, type Scripting } from './scripting.ts';

const controlCount = 300;

export interface DesignerFigures {
  /** An arrow key on the canvas. */
  readonly walk: Scripting;
  /** Alt with an arrow: a control changes its place in form and working copy. */
  readonly move: Scripting;
  /** A click on another control: its panel is rendered. */
  readonly choose: Scripting;
  /** A key in a property of the panel. */
  readonly type: Scripting;
  /** A frame of a drag over the canvas. */
  readonly drag: Scripting;
}

/** Measures the canvas of the form designer with 300 controls (design page of the designers, section 3). */
export async function designing(environment: BrowserEnvironment, times: number): Promise<DesignerFigures> {
  const page = await environment.openDesigner(controlCount);
  const clock = await ScriptClock.of(page);
  const cell = (index: number) => page.locator(`[data-control="text${index}"]`);
  await cell(0).click();
  const walk = await clock.measure(times, () => page.keyboard.press('ArrowDown'));
  await cell(20).click();
  const move = await clock.measure(times, (turn) => page.keyboard.press(turn % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'));
  await cell(0).scrollIntoViewIfNeeded();
  const choose = await clock.measure(times, (turn) => cell(turn % 5).click());
  await page.locator('#property-tips').click();
  const type = await clock.measure(times, (turn) => page.keyboard.press(String(turn % 10)));
  const drag = await dragging(page, clock, times);
  await page.close();
  return { walk, move, choose, type, drag };
}

/** Over a screen of controls, so that the line of the target changes with nearly every frame. */
async function dragging(page: Page, clock: ScriptClock, times: number): Promise<Scripting> {
  await page.locator('[data-control="text0"]').scrollIntoViewIfNeeded();
  const box = (await page.locator('[data-control="text0"]').boundingBox())!;
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  const figures = await clock.measure(times, (turn) => page.mouse.move(x + (turn % 40), 160 + ((turn * 23) % 560)));
  await page.mouse.up();
  return figures;
}
