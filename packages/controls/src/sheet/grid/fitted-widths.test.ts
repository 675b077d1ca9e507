import { expect, test } from 'vitest';
import { fittedWidths } from './fitted-widths.ts';

const figures = (width: number) => ({ width, isText: false });
const words = (width: number) => ({ width, isText: true });
const claim = [figures(140), words(120), words(150), figures(90), figures(130), figures(130)];

test.each([
  ['with space left columns keep their declared widths', 900, [140, 120, 150, 90, 130, 130]],
  ['an exact fit changes nothing', 760, [140, 120, 150, 90, 130, 130]],
  ['with slightly too little space mostly text columns shrink', 720, [135, 111, 134, 87, 125, 125]],
  ['with far too little space columns stay readable', 300, [119, 80, 80, 77, 111, 111]],
])('%s', (_, room, widths) => {
  expect(fittedWidths(claim, room)).toEqual(widths);
});

test('shrunk columns fit the available width', () => {
  for (let room = 580; room < 760; room += 1) {
    expect(fittedWidths(claim, room).reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(room);
  }
});

test('a column does not shrink below what its name needs, nor is it widened for it', () => {
  expect(fittedWidths([{ ...words(150), headWidth: 100 }, { ...words(90), headWidth: 200 }, words(300)], 100)).toEqual([100, 90, 150]);
});

test('a narrow text column is not widened', () => {
  expect(fittedWidths([words(60), words(300)], 100)).toEqual([60, 150]);
});
