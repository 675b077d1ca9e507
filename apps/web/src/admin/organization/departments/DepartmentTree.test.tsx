import type { ManagedDepartment } from '@inkstone/api';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DepartmentTree } from './DepartmentTree.tsx';

afterEach(cleanup);

const department = (id: string, parentId: string | null = null): ManagedDepartment => ({
  id,
  code: id,
  name: id,
  name_i18n: {},
  parentId,
  revision: 1,
  isClosed: false,
  managers: [],
  deputies: [],
  peopleCount: 2,
});
const departments = [department('sales'), department('north', 'sales'), department('finance')];

function open() {
  const [onChoose, onStep] = [vi.fn<(id: string | null) => void>(), vi.fn<(moved: ManagedDepartment, step: -1 | 1) => void>()];
  render(<DepartmentTree departments={departments} chosenId={null} onChoose={onChoose} onStep={onStep} />);
  const item = (name: RegExp) => screen.getByRole('treeitem', { name });
  const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });
  item(/全部人員/).focus();
  return { onChoose, onStep, item, press };
}

test('arrow keys walk through the tree, collapse it, and Enter chooses', () => {
  const { onChoose, item, press } = open();

  press('ArrowDown');
  press('ArrowRight');
  expect(document.activeElement).toBe(item(/^north/));
  press('ArrowLeft');
  press('ArrowLeft');

  expect(document.activeElement).toBe(item(/^sales/));
  expect(item(/^sales/).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('treeitem', { name: /^north/ })).toBeNull();
  press('End');
  press('Enter');
  expect(onChoose.mock.calls).toEqual([['finance']]);
});

test('Alt and an arrow move the department among its siblings', () => {
  const { onStep, press } = open();

  press('End');
  press('ArrowUp', { altKey: true });
  press('Home');
  press('ArrowDown', { altKey: true });

  expect(onStep.mock.calls.map(([moved, step]) => [moved.id, step])).toEqual([['finance', -1]]);
});

test('only one row at a time is reached by the tab key', () => {
  const { press } = open();

  press('ArrowDown');

  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});
