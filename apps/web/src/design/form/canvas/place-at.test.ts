import { afterEach, expect, test } from 'vitest';
import { placeAt } from './place-at.ts';

/** Heights on a canvas 400 wide: the heads of the tabs at 100 to 130, their open panel at 130 to 230. */
const markup = `
  <div data-row=""><div data-control="title" data-top="0" data-bottom="60"></div></div>
  <div data-row=""><div data-control="tabs" data-wide="" data-holds="controls" data-top="80" data-bottom="240">
    <span data-head="one" data-top="100" data-bottom="130"></span><span data-head="two" data-top="100" data-bottom="130"></span>
    <div data-control="one" data-panel="" data-wide="" data-holds="controls" data-top="130" data-bottom="230">
      <div data-space="one" data-top="130" data-bottom="230"></div>
    </div>
  </div></div>`;

function aimAt(selector: string, y: number, x = 200): ReturnType<typeof placeAt> {
  const canvas = document.body.appendChild(document.createElement('div'));
  canvas.innerHTML = markup;
  for (const element of canvas.querySelectorAll<HTMLElement>('[data-top]')) {
    const [top, bottom] = [Number(element.dataset['top']), Number(element.dataset['bottom'])];
    element.getBoundingClientRect = () => new DOMRect(0, top, 400, bottom - top);
  }
  document.elementsFromPoint = () => [canvas.querySelector(selector)!, canvas];
  return placeAt(canvas, x, y);
}

afterEach(() => document.body.replaceChildren());

test('a control is dropped beside another one at its sides, otherwise above or below it', () => {
  expect(aimAt('[data-control=title]', 30, 20).place).toEqual({ leftOf: 'title' });
  expect(aimAt('[data-control=title]', 30, 390).place).toEqual({ rightOf: 'title' });
  expect(aimAt('[data-control=title]', 10).place).toEqual({ rowAbove: 'title' });
  expect(aimAt('[data-control=title]', 50).place).toEqual({ rowBelow: 'title' });
});

test('inside a panel it is dropped in it, at the edge of the panel above or below the tabs', () => {
  expect(aimAt('[data-space=one]', 180).place).toEqual({ firstIn: 'one' });
  expect(aimAt('[data-space=one]', 225).place).toEqual({ rowBelow: 'tabs' });
  expect(aimAt('[data-space=one]', 135).place).toEqual({ rowAbove: 'tabs' });
});

test('on the head of the open panel it is dropped in the panel', () => {
  expect(aimAt('[data-head=one]', 110).place).toEqual({ firstIn: 'one' });
  expect(aimAt('[data-head=two]', 110).place).toEqual({ rowAbove: 'tabs' });
});
