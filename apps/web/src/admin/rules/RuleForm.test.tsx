import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBusinessRule, getFields, updateBusinessRule } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages } from '../../testing/show-pages.tsx';
import type { RoleModel } from '../roles/role-queries.ts';
import { RuleForm } from './RuleForm.tsx';
import type { RuleDetails } from './rule-queries.ts';

afterEach(cleanup);

const models = [
  { code: 'order', name: '訂單', items: [{ code: 'no', name: '單號', controlType: 'text' }] },
  { code: 'stock', name: '庫存', items: [{ code: 'count', name: '數量', controlType: 'number' }] },
] as unknown as readonly RoleModel[];

const rule = {
  code: 'limit',
  name: '上限',
  schemaCode: 'order',
  trigger: 'submitted',
  active: true,
  inputs: [],
  actions: [{ kind: 'check', formula: 'amount < 100', message: { zh: '太多', en: 'Too much' } }],
};
const stored = { id: 'r1', version: 4, rule } as unknown as RuleDetails;

function open(details: RuleDetails | null, save: () => unknown = () => ({ id: 'r1' })) {
  const saved: Record<string, unknown>[] = [];
  showPages({
    routes: [
      { path: 'new', Component: () => <RuleForm app="shop" details={details} models={models} /> },
      { path: 'admin/rules/:app/:id', Component: () => <p>the saved rule</p> },
    ],
    at: '/new',
    answers: {
      [getFields.path]: () => ({ fields: [], list: {} }),
      [createBusinessRule.path]: (input) => (saved.push({ created: input }), save()),
      [updateBusinessRule.path]: (input) => (saved.push({ updated: input }), save()),
    },
  });
  return saved;
}

const saveRule = () => fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('required fields of a new rule are reported together at their fields, and nothing is sent until they are filled in', async () => {
  const saved = open(null);

  await screen.findByLabelText('編碼');
  type('編碼', '1 rule');
  saveRule();

  expect(screen.getByText('英文字母開頭，只含字母、數字與底線')).toBeTruthy();
  expect(screen.getAllByText('請填寫')).toHaveLength(2);
  const marked = ['中文名稱', '編碼', '公式'].map((label) => screen.getByLabelText(label).getAttribute('aria-invalid'));
  expect(marked).toEqual(['true', 'true', 'true']);
  type('編碼', 'limit');
  type('中文名稱', '上限');
  type('公式', 'amount < 100');
  saveRule();
  expect(await screen.findByText('the saved rule')).toBeTruthy();
  expect(saved).toMatchObject([{ created: { rule: { code: 'limit' } } }]);
});

test('a new rule is created in its application, and its own page follows', async () => {
  const saved = open(null);

  await screen.findByLabelText('編碼');
  type('編碼', 'limit');
  type('中文名稱', ' 上限 ');
  type('公式', 'amount < 100');
  saveRule();

  expect(await screen.findByText('the saved rule')).toBeTruthy();
  const actions = [{ kind: 'check', formula: 'amount < 100' }];
  expect(saved).toMatchObject([{ created: { appCode: 'shop', rule: { code: 'limit', name: '上限', schemaCode: 'order', actions } } }]);
});

test('a stored rule keeps its code and is changed as the version that was loaded', async () => {
  const saved = open(stored);

  expect(await screen.findByLabelText('編碼')).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: '啟用' }));
  saveRule();

  await waitFor(() => expect(saved).toMatchObject([{ updated: { id: 'r1', version: 4, rule: { ...rule, active: false } } }]));
});

test('the fields of an action follow its kind, and an action beyond the first can be removed', async () => {
  open(stored);

  expect(screen.queryByRole('button', { name: '移除動作 1' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: /新增動作$/ }));
  const second = within(screen.getByRole('region', { name: '動作 2' }));
  expect(second.getByLabelText('目標欄位')).toBeTruthy();
  expect(second.queryByLabelText('拒絕時的訊息（中文）')).toBeNull();
  fireEvent.click(second.getByRole('button', { name: '移除動作 2' }));

  expect(screen.queryByRole('region', { name: '動作 2' })).toBeNull();
});

test('an action of another kind keeps what both kinds have', async () => {
  const saved = open(stored);

  await chooseOption('動作類型', '檢查目標資料');
  saveRule();

  await waitFor(() => expect(saved).toHaveLength(1));
  const actions = [{ kind: 'find', schemaCode: 'order', holds: 'exists', message: { zh: '太多', en: 'Too much' } }];
  expect(saved).toMatchObject([{ updated: { rule: { actions } } }]);
});

test('issues from the server appear at their fields, those of a formula with their position', async () => {
  open(stored, () => {
    const issues = [
      { code: 'formula', path: 'actions.0.formula', message: '沒有欄位 amount', params: { from: 4 } },
      { code: 'taken', path: 'name', message: '名稱已使用' },
    ];
    throw new RequestFailure('refused', { status: 422, refusal: { code: 'rule-invalid', issues } as never });
  });

  await screen.findByLabelText('公式');
  saveRule();

  const described = async (label: string) => {
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    return document.getElementById(field.getAttribute('aria-describedby')!)?.textContent;
  };
  expect(await described('公式')).toBe('第 5 字：沒有欄位 amount');
  expect(await described('中文名稱')).toBe('名稱已使用');
});
