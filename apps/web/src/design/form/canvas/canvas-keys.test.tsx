import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { departmentLevels, departmentTree, listDictionaries, listModelLists, listOfferedModels, roleTree } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import { buildModelWithForm } from '@inkstone/testing/form-builder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import { DesignedPanel } from '../testing/DesignedPanel.tsx';

const form = { kind: 'form', schemaCode: 'order', code: 'order' } as const;
const unlisted = [listOfferedModels, listModelLists, listDictionaries, departmentLevels, departmentTree, roleTree];
const heads = ['one', 'two'].map((key) => ({ key, title: key }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const cell = (key: string): HTMLElement => document.querySelector<HTMLElement>(`[data-control="${key}"]`)!;
const roomOf = (key: string): string => cell(key).parentElement!.closest<HTMLElement>('[data-control]')?.dataset['control'] ?? 'form';

test('a control walks through the form by Alt and an arrow, into containers and panels and out again, and keeps the focus', async () => {
  const { model, form: content } = buildModelWithForm('order', [
    { key: 'first', type: 'text' },
    { key: 'second', type: 'text' },
    { key: 'box', type: 'form-container' },
    { key: 'tabs', type: 'tabs', options: { heads } },
    ...heads.map(({ key }) => ({ key, type: 'tabs-panel' })),
  ]);
  const row = (...keys: readonly string[]) => ({ columns: keys.map((control) => ({ control, span: 24 / keys.length })) });
  const layout = [row('first', 'second'), row('box'), row('tabs')];
  await showInCopy(
    () => <DesignedPanel form={form} chosen="second" withCanvas />,
    [
      [
        { kind: 'app', code: 'shop' },
        { code: 'shop', name: 'Shop', functions: [] },
      ],
      [{ kind: 'model', code: 'order' }, { code: 'order', ...model } as JsonObject],
      [form, { code: 'order', schemaCode: 'order', ...content, layout } as JsonObject],
    ],
    Object.fromEntries(unlisted.map(({ path }) => [path, () => []])),
  );
  await waitFor(() => expect(cell('second')).not.toBeNull());
  cell('second').focus();

  const rooms: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    const before = document.querySelector('[role=tree]')!.innerHTML;
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(document.querySelector('[role=tree]')!.innerHTML).not.toBe(before));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-control')).toBe('second'));
    rooms.push(roomOf('second'));
  }

  expect(rooms).toEqual(['form', 'box', 'form', 'one', 'two']);
});
