import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBlock } from './pasted-block.ts';

test.each([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['\t1', [['', '1']]],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['5" pipe\tb', [['5" pipe', 'b']]],
  ['a\t', [['a', '']]],
])('%j is a block', (text, expected) => {
  expect(parseBlock(text)).toEqual(expected);
});

test.each(['', 'word', 'a line\n'])('%j is one plain text', (text) => {
  expect(parseBlock(text)).toBeNull();
});

test('a block in the format of spreadsheet programs is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '中'), maxLength: 6 });
  const quote = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.infiniteStream(cell), (width, height, cells) => {
      const block = Array.from({ length: height }, () => Array.from({ length: width }, () => cells.next().value as string));

      expect(parseBlock(`${block.map((row) => row.map(quote).join('\t')).join('\n')}\n`)).toEqual(block);
    }),
  );
});
