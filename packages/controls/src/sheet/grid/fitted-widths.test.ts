import { expect, test } from 'vitest';
import { fittedWidths } from './fitted-widths.ts';

const figures = (width: number) => ({ width, holdsWords: false });
const words = (width: number) => ({ width, holdsWords: true });
const claim = [figures(140), words(120), words(150), figures(90), figures(130), figures(130)];

test.each([
  ['with room to spare columns are as declared', 900, [140, 120, 150, 90, 130, 130]],
  ['exactly enough changes nothing', 760, [140, 120, 150, 90, 130, 130]],
  ['a little too little is taken mostly from words', 720, [135, 111, 134, 87, 125, 125]],
  ['far too little leaves what can be read', 300, [119, 80, 80, 77, 111, 111]],
])('%s', (_, room, widths) => {
  expect(fittedWidths(claim, room)).toEqual(widths);
});

test('shrunk columns fit the room', () => {
  for (let room = 580; room < 760; room += 1) {
    expect(fittedWidths(claim, room).reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(room);
  }
});

test('a narrow column of words is not made wider', () => {
  expect(fittedWidths([words(60), words(300)], 100)).toEqual([60, 150]);
});
