import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import type { Form } from '@inkstone/form-engine';
import type { ControlOptions, Unit } from '@inkstone/schema';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { FormUiServicesProvider, type DepartmentNode, type FormUiServices, type UnitRequest } from '../services/ui-services.ts';

afterEach(cleanup);

const lin = { id: 'u1', name: '林雅婷', unitType: 3, departmentName: '財務部' } as const;
const chen = { id: 'u2', name: '陳志明', unitType: 3, departmentName: '業務部' } as const;
const departments: readonly DepartmentNode[] = [
  { id: 'd1', name: '總公司', parentId: null, hasChildren: true, path: [] },
  { id: 'd2', name: '財務部', parentId: 'd1', hasChildren: false, path: ['總公司'] },
  { id: 'd3', name: '業務部', parentId: 'd1', hasChildren: false, path: ['總公司'] },
];

function buildServices(own: Partial<FormUiServices> = {}): FormUiServices {
  return {
    searchUsers: async (query) => ({ items: [lin, chen].filter(({ name }) => name.includes(query)), next: null }),
    departmentTree: async ({ parentId, keyword } = {}) =>
      departments.filter(
        (each) =>
          (keyword === undefined || each.name.includes(keyword)) &&
          (parentId === undefined || each.parentId === (parentId === 'top' ? null : parentId)),
      ),
    departmentUsers: async (id) => ({ items: id === 'd2' ? [lin] : [], next: null }),
    searchRecords: async () => ({ items: [], next: null }),
    ...own,
  };
}

type Type = 'staff-selector' | 'staff-multi-selector' | 'department-selector' | 'department-multi-selector' | 'staff-dept-mixed';

async function open(
  type: Type,
  {
    options = {},
    services = {},
    narrow = false,
    values = {},
  }: {
    options?: Partial<ControlOptions>;
    services?: Partial<FormUiServices>;
    narrow?: boolean;
    values?: Record<string, Unit | Unit[]>;
  } = {},
): Promise<Form> {
  const form = buildForm(
    [buildControl(type, 'deputy', { name: '代理人', ...options }), buildControl('department-selector', 'unit', { name: '單位' })],
    { values },
  );
  render(
    <FormUiServicesProvider value={buildServices(services)}>
      <FormRenderer form={form} locale="zh" narrow={narrow} />
    </FormUiServicesProvider>,
  );
  await screen.findByText('代理人');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return form;
}

const browse = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '代理人：依部門選擇' }));
  return within(await screen.findByRole('dialog'));
};

test('people are found while typing; the value keeps only id, name and type', async () => {
  const form = await open('staff-selector');

  fireEvent.mouseDown(screen.getByRole('combobox', { name: '代理人' }));
  fireEvent.click(await screen.findByText('業務部'));

  expect(form.values()).toMatchObject({ deputy: { id: 'u2', name: '陳志明', unitType: 3 } });
});

test('people are found in their department, whose children are loaded when it is expanded', async () => {
  const asked: (string | undefined)[] = [];
  const form = await open('staff-selector', {
    services: {
      departmentTree: async ({ parentId } = {}) => {
        asked.push(parentId);
        return departments.filter((each) => each.parentId === (parentId === 'top' ? null : parentId));
      },
    },
  });
  const dialog = await browse();
  await dialog.findByText('總公司');
  expect(asked).toEqual(['top']);

  fireEvent.click(document.querySelector('.ant-tree-switcher')!);
  fireEvent.click(await dialog.findByText('財務部', { selector: '.ant-tree-title' }));
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  fireEvent.click(dialog.getByRole('option', { name: /林雅婷/ }));

  expect(asked).toEqual(['top', 'd1']);
  expect(form.values()).toMatchObject({ deputy: { id: 'u1' } });
});

test('several units are confirmed together, and remembered', async () => {
  const keepPicked = vi.fn();
  const form = await open('staff-multi-selector', { services: { keepPicked } });
  const dialog = await browse();

  fireEvent.click(await dialog.findByRole('option', { name: /林雅婷/ }));
  fireEvent.click(dialog.getByRole('option', { name: /陳志明/ }));
  expect(form.values()).toMatchObject({ deputy: [] });
  expect(dialog.getByRole('status').textContent).toBe('已選 2 項');
  fireEvent.click(dialog.getByRole('button', { name: '移除 林雅婷' }));
  fireEvent.click(dialog.getByRole('button', { name: /確.*定/ }));

  expect(form.values()).toMatchObject({ deputy: [{ id: 'u2' }] });
  expect(keepPicked).toHaveBeenCalledWith([{ id: 'u2', name: '陳志明', unitType: 3 }]);
});

test('a person with an avatar is shown with it, even if other avatars fail to load', async () => {
  const pictureOf = vi.fn(async (id: string) => {
    if (id !== 'u2') throw new Error('offline');
    return 'data:image/webp;base64,AA==';
  });
  await open('staff-multi-selector', { services: { pictureOf } });

  const dialog = await browse();

  const seen = await dialog.findByRole('option', { name: /陳志明/ });
  await waitFor(() => expect(seen.querySelector('img')?.getAttribute('src')).toBe('data:image/webp;base64,AA=='));
  expect(dialog.getByRole('option', { name: /林雅婷/ }).querySelector('img')).toBeNull();
});

test('closing without confirming changes nothing', async () => {
  const form = await open('staff-multi-selector');
  const dialog = await browse();

  fireEvent.click(await dialog.findByRole('option', { name: /林雅婷/ }));
  fireEvent.click(dialog.getByRole('button', { name: /取.*消/ }));

  expect(form.values()).toMatchObject({ deputy: [] });
});

test('a mixed picker offers people and departments, as the control allows', async () => {
  const form = await open('staff-dept-mixed');
  const dialog = await browse();

  fireEvent.click(await dialog.findByRole('option', { name: /財務部 總公司/ }));
  fireEvent.click(dialog.getByRole('option', { name: /陳志明/ }));
  fireEvent.click(dialog.getByRole('button', { name: /確.*定/ }));

  expect(form.values()).toMatchObject({
    deputy: [
      { id: 'd2', unitType: 1 },
      { id: 'u2', unitType: 3 },
    ],
  });
  cleanup();

  await open('staff-dept-mixed', { options: { deptVisible: 'Org' } });
  const onlyDepartments = await browse();
  await onlyDepartments.findByRole('option', { name: /業務部/ });
  expect(onlyDepartments.queryByRole('option', { name: /陳志明/ })).toBeNull();
});

test('recently picked units are one click away', async () => {
  const form = await open('staff-selector', { services: { recentUnits: async () => [chen] } });
  const dialog = await browse();

  fireEvent.click(await dialog.findByRole('button', { name: '最近選擇' }));
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  fireEvent.click(dialog.getByRole('option', { name: /陳志明/ }));

  expect(form.values()).toMatchObject({ deputy: { id: 'u2' } });
});

test('every request has the restrictions of the control, which may depend on another field', async () => {
  const asked: UnitRequest[] = [];
  const form = await open('staff-selector', {
    options: {
      orgRootValueType: 'ref',
      orgRoot: ['unit'],
      roles: [{ id: 'r1' }],
      departmentLevels: { from: 2 },
      recursive: false,
    } as Partial<ControlOptions>,
    services: {
      searchUsers: async (_query, request = {}) => {
        asked.push(request);
        return { items: [lin], next: null };
      },
    },
  });
  act(() => form.set('unit', { id: 'd2', name: '財務部', unitType: 1 }));

  fireEvent.mouseDown(screen.getByRole('combobox', { name: '代理人' }));
  await screen.findByText('財務部', { selector: '.ant-select-item *' });

  expect(asked.at(-1)?.scope).toEqual({
    roots: ['d2'],
    belowRoot: false,
    rootPickable: false,
    levels: { from: 2, to: null },
    roles: ['r1'],
    ownOnly: false,
  });
});

test('of five thousand people pages are loaded on demand, and only rows in view are rendered', async () => {
  const everybody = Array.from({ length: 5000 }, (_, index) => ({ id: `p${index}`, name: `同仁${index}`, unitType: 3 as const }));
  let reads = 0;
  await open('staff-multi-selector', {
    services: {
      searchUsers: async (_query, { cursor = '0' } = {}) => {
        reads += 1;
        const from = Number(cursor);
        const next = from + 500;
        return { items: everybody.slice(from, next), next: next < everybody.length ? String(next) : null };
      },
    },
  });
  const dialog = await browse();
  await dialog.findByRole('option', { name: '同仁0' });
  const before = reads;
  const list = dialog.getByRole('listbox').parentElement!;

  while (Number(dialog.getAllByRole('option')[0]!.getAttribute('aria-setsize')) < 0) {
    Object.defineProperty(list, 'scrollTop', { value: 44 * 500 * reads, configurable: true });
    fireEvent.scroll(list);
    const now = reads;
    await waitFor(() => expect(reads).toBeGreaterThan(now));
    await act(async () => undefined);
  }

  expect(before).toBeLessThanOrEqual(2);
  expect(dialog.getAllByRole('option').length).toBeLessThan(60);
  expect(dialog.getAllByRole('option')[0]!.getAttribute('aria-setsize')).toBe('5000');
}, 20_000);

test('the list can be operated by keyboard alone', async () => {
  const form = await open('staff-selector');
  const dialog = await browse();
  const list = await dialog.findByRole('listbox');
  await dialog.findByRole('option', { name: /陳志明/ });

  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(document.getElementById(list.getAttribute('aria-activedescendant')!)?.textContent).toContain('陳志明');
  fireEvent.keyDown(list, { key: 'Enter' });

  expect(form.values()).toMatchObject({ deputy: { id: 'u2' } });
});

test('a dropdown has no dialog, and shows text instead of tags if the control says so', async () => {
  await open('staff-multi-selector', {
    options: { selectMode: 'dropdown', displayType: 'text' },
    values: { deputy: [lin, chen] },
  });

  expect(screen.queryByRole('button', { name: '代理人：依部門選擇' })).toBeNull();
  expect(document.querySelector('.ant-select-selection-item-remove')).toBeNull();
  expect(screen.getByText('陳志明')).toBeTruthy();
});

test('a list that fails to load shows an error and can be retried', async () => {
  let isDown = true;
  await open('staff-selector', {
    services: {
      searchUsers: async () => {
        if (isDown) throw new Error('down');
        return { items: [lin], next: null };
      },
    },
  });
  const dialog = await browse();
  await dialog.findByRole('alert');

  isDown = false;
  fireEvent.click(dialog.getByRole('button', { name: '重試' }));

  expect(await dialog.findByRole('option', { name: /林雅婷/ })).toBeTruthy();
});

test('on a phone departments are opened one after the other in full screen', async () => {
  const form = await open('staff-multi-selector', { narrow: true });
  fireEvent.click(screen.getByRole('button', { name: /^代理人：/ }));
  const dialog = within(await screen.findByRole('dialog'));

  fireEvent.click(await dialog.findByRole('button', { name: '進入 總公司' }));
  fireEvent.click(await dialog.findByRole('option', { name: /財務部/ }));
  fireEvent.click(await dialog.findByRole('option', { name: /林雅婷/ }));
  fireEvent.click(dialog.getByRole('button', { name: /確.*定/ }));

  expect(form.values()).toMatchObject({ deputy: [{ id: 'u1' }] });
});

test.each([false, true])('the picker has no accessibility violation (phone: %s)', async (narrow) => {
  await open('staff-dept-mixed', { narrow, values: { deputy: [lin] } });
  fireEvent.click(screen.getByRole('button', { name: narrow ? /^代理人：/ : '代理人：依部門選擇' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: /陳志明/ });

  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('units outside the department chosen in another field are removed', async () => {
  const areRelated = vi.fn<NonNullable<FormUiServices['areRelated']>>(async ([child]) => child?.id === 'u1');
  const form = await open('staff-multi-selector', {
    options: { orgRootValueType: 'ref', orgRoot: ['unit'] },
    services: { areRelated },
    values: { deputy: [lin, chen], unit: { id: 'd1', name: '總公司', unitType: 1 } },
  });
  expect(areRelated).not.toHaveBeenCalled();

  act(() => form.set('unit', { id: 'd2', name: '財務部', unitType: 1 }));

  await waitFor(() => expect(form.values()['deputy']).toMatchObject([{ id: 'u1' }]));
  expect(areRelated.mock.calls.map(([, parents]) => parents)).toEqual([[{ id: 'd2', unitType: 1 }], [{ id: 'd2', unitType: 1 }]]);
});
