import { expect, test } from 'vitest';
import { fontRuns, type CoveringFont } from './font-runs.ts';

const font = (name: string, letters: string): CoveringFont => ({ name, has: (point) => letters.includes(String.fromCodePoint(point)) });
const fonts = [font('TC', '龍門 a'), font('SC', '龙门')] as const;

test('text that the first font covers stays one string', () => {
  expect(fontRuns('龍門 a\n龍', fonts)).toBe('龍門 a\n龍');
});

test('characters of the second font become separate runs, and the first font gets characters that no font covers', () => {
  expect(fontRuns('龍龙门?門', fonts)).toEqual([
    { text: '龍', font: 'TC' },
    { text: '龙门', font: 'SC' },
    { text: '?門', font: 'TC' },
  ]);
});

test('bidirectional and invisible characters are not printed', () => {
  expect(fontRuns('龍\u202e\u200b\u0000門\ta', fonts)).toBe('龍門 a');
});
