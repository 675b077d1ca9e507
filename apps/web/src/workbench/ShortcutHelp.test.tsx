import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useShortcuts } from '../platform/shortcuts/use-shortcuts.ts';
import { showPages } from '../testing/show-pages.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('the help switches shortcuts off, and on again', async () => {
  let pressed = 0;
  function Workbench() {
    useShortcuts({ j: () => (pressed += 1) });
    return <ShortcutHelp />;
  }
  showPages({ routes: [{ path: 'todo', Component: Workbench }], at: '/todo' });
  const press = (): number => {
    const before = pressed;
    fireEvent.keyDown(document.body, { key: 'j' });
    return pressed - before;
  };
  const counts = [press()];

  fireEvent.click(await screen.findByRole('button', { name: '鍵盤快速鍵' }));
  const toggle = await screen.findByRole('switch');
  fireEvent.click(toggle);
  counts.push(press());
  const stored = localStorage.getItem('inkstone.shortcuts');
  fireEvent.click(toggle);
  counts.push(press());

  expect(counts).toEqual([1, 0, 1]);
  expect(stored).toBe('off');
});
