// @vitest-environment jsdom
import '../testing/jsdom-gaps.ts';
import { createForm } from '@inkstone/form-engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { controlModels } from '../models.ts';
import { FormUiServicesProvider, type FormUiServices } from '../ui-services.ts';
import { StaffPicker } from './StaffPicker.tsx';

afterEach(cleanup);

const lin = { id: 'u1', name: '林雅婷', unitType: 3, departmentName: '財務部' } as const;
const chen = { id: 'u2', name: '陳志明', unitType: 3, departmentName: '業務部' } as const;

const services: FormUiServices = {
  searchUsers: async () => ({ items: [lin, chen], next: null }),
  departmentTree: async () => [
    { id: 'd1', name: '總公司', parentId: null },
    { id: 'd2', name: '財務部', parentId: 'd1' },
  ],
  departmentUsers: async (id) => ({ items: id === 'd2' ? [lin] : [], next: null }),
  searchRecords: async () => ({ items: [], next: null }),
};

function openDeputy(type: 'staff-selector' | 'staff-multi-selector') {
  const form = createForm({
    definition: { code: 'f', name: '表單', schemaCode: 'f', controls: [{ key: 'deputy', type, options: { name: '代理人' } }], layout: [] },
    controls: controlModels,
    environment: { locale: 'zh', now: () => new Date(0), timeZone: 'Asia/Taipei' },
  });
  const field = form.field('deputy');
  render(
    <FormUiServicesProvider value={services}>
      <StaffPicker
        field={field}
        form={form}
        locale="zh"
        onBlur={() => field.blur()}
        isMulti={type === 'staff-multi-selector'}
        placeholder="請選擇人員"
      />
    </FormUiServicesProvider>,
  );
  return form;
}

test('somebody is found by name; the value keeps only what names them', async () => {
  const form = openDeputy('staff-selector');

  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByText('業務部'));

  expect(form.values()).toEqual({ deputy: { id: 'u2', name: '陳志明', unitType: 3 } });
});

test('several are picked one after the other', async () => {
  const form = openDeputy('staff-multi-selector');

  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByText('業務部'));
  fireEvent.click(await screen.findByText('財務部'));

  expect(form.values()).toEqual({
    deputy: [
      { id: 'u2', name: '陳志明', unitType: 3 },
      { id: 'u1', name: '林雅婷', unitType: 3 },
    ],
  });
});

test('somebody is found in their department', async () => {
  const form = openDeputy('staff-selector');

  fireEvent.click(screen.getByRole('button', { name: /依部門選擇/ }));
  fireEvent.click(await screen.findByText('財務部'));
  fireEvent.click(await screen.findByRole('radio', { name: '林雅婷' }));

  expect(form.values()).toEqual({ deputy: { id: 'u1', name: '林雅婷', unitType: 3 } });
});
