import { expect, test } from 'vitest';
import { runsAtOnce } from './compile-hints.ts';

test('scripts that every form runs are compiled while they are loaded, others function by function', () => {
  expect(runsAtOnce({ name: 'index', isEntry: true })).toBe(true);
  const isHinted = (name: string): boolean => runsAtOnce({ name, isEntry: false });
  expect(['shell', 'form', 'phone', 'form-pc', 'design-form-pc-phone-list'].filter((name) => !isHinted(name))).toEqual([]);
  expect(['admin-design', 'design', 'pc', 'form-data', 'ShareDialog'].filter(isHinted)).toEqual([]);
});
