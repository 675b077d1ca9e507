import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenRendered } from './when-rendered.ui.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const seen: Element[] = [];
const wait = (): void => {
  seen.length = 0;
  whenRendered(
    () => document.querySelector('input'),
    (element) => seen.push(element),
  );
};
const render = (): Element => document.body.appendChild(document.createElement('input'));

test('an element that is there is found at once', () => {
  const input = render();

  wait();

  expect(seen).toEqual([input]);
});

test('an element of a view that loads for seconds is found once', () => {
  wait();
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([]);
  const input = render();
  vi.advanceTimersByTime(100);

  expect(seen).toEqual([input]);
  expect(vi.getTimerCount()).toBe(0);
});

test('who points at something else meanwhile is not led away from it', () => {
  wait();
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  render();
  vi.advanceTimersByTime(100);

  expect(seen).toEqual([]);
});

test('an element that never comes is given up', () => {
  wait();
  vi.advanceTimersByTime(10_100);
  render();
  vi.advanceTimersByTime(100);

  expect(seen).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
