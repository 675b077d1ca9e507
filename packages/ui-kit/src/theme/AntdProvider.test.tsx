import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from './ThemeProvider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('turning motion off and on leaves what is open and typed', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  render(
    <ThemeProvider scheme="light">
      <input aria-label="name" />
    </ThemeProvider>,
  );
  const input = screen.getByLabelText('name');

  for (const isReduced of [true, false]) {
    media.matches = isReduced;
    act(() => void media.dispatchEvent(new Event('change')));
  }

  expect(screen.getByLabelText('name')).toBe(input);
});
