import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstLines } from './use-first-lines.ts';

const lines = [1, 2, 3];

test('all lines follow those that a page opens with', () => {
  const shown: number[][] = [];
  function Lines() {
    shown.push([...useFirstLines(lines, 2)]);
    return null;
  }

  act(() => void render(<Lines />));

  expect(shown).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
});

test('a page that needs a later line, or has few, opens with all', () => {
  const shown: number[][] = [];
  function Lines() {
    shown.push([...useFirstLines(lines, 2, true)], [...useFirstLines(lines, 3)]);
    return null;
  }

  act(() => void render(<Lines />));

  expect(shown.every((each) => each.length === 3)).toBe(true);
});
