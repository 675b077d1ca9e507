import { dayMinutes } from './record-history.ts';
import type { TimedPersonalAction } from './company-history.ts';

const everybody = ['employee', 'deputy', 'manager', 'head', 'finance1', 'finance2', 'budget', 'tech', 'gm', 'admin'] as const;
const apps = ['leave', 'expense', 'purchase', 'contract', 'tender', 'project', 'onboarding', 'repair'] as const;

const opinions: Readonly<Record<string, readonly string[]>> = {
  manager: ['同意。', '同意，請完成交接。', '請補充說明後重送。'],
  head: ['同意。', '請依計畫執行。'],
  finance1: ['核對無誤，同意付款。', '請補附單據。'],
  finance2: ['發票核對無誤。', '單據不齊，請補件。'],
  budget: ['預算內，同意。'],
  tech: ['規格符合需求。'],
  gm: ['核准。', '可。', '請再評估。'],
};
const marked: Readonly<Record<string, readonly (readonly [app: string, form: string])[]>> = {
  employee: [
    ['expense', 'expense_claim'],
    ['leave', 'leave_request'],
    ['purchase', 'purchase_request'],
  ],
  deputy: [
    ['expense', 'expense_claim'],
    ['contract', 'contract'],
  ],
  manager: [
    ['project', 'project'],
    ['onboarding', 'onboarding'],
  ],
  finance2: [
    ['expense', 'expense_claim'],
    ['purchase', 'supplier'],
  ],
  budget: [
    ['purchase', 'supplier'],
    ['purchase', 'catalogue_item'],
  ],
  tech: [
    ['repair', 'repair'],
    ['onboarding', 'equipment_issue'],
  ],
  admin: [['onboarding', 'onboarding']],
};
const used: Readonly<Record<string, readonly string[]>> = {
  employee: ['leave_request', 'purchase_request', 'tender', 'expense_claim'],
  deputy: ['project', 'repair', 'expense_claim'],
  manager: ['onboarding', 'project', 'leave_request'],
  head: ['leave_request', 'purchase_request'],
  finance1: ['expense_claim', 'contract'],
  finance2: ['supplier', 'contract', 'expense_claim'],
  budget: ['catalogue_item', 'supplier', 'purchase_request'],
  tech: ['repair', 'equipment_issue', 'project'],
  gm: ['contract', 'purchase_request'],
  admin: ['project', 'onboarding', 'leave_request'],
};

/** Actions besides forms: people save opinions, mark favorites, delegate to each other, and read their messages about once a week. */
export function personalActions(): TimedPersonalAction[] {
  const list: TimedPersonalAction[] = [
    {
      kind: 'delegate',
      by: 'finance1',
      with: 'handle',
      agent: 'finance2',
      workflows: ['repair_flow', 'contract_flow'],
      fromDay: 0,
      toDay: 4,
      ago: 39 * dayMinutes,
    },
    { kind: 'delegate', by: 'gm', with: 'handle', agent: 'head', workflows: ['purchase_flow'], fromDay: 0, toDay: 2, ago: 21 * dayMinutes },
    {
      kind: 'delegate',
      by: 'tech',
      with: 'handle',
      agent: 'admin',
      workflows: ['repair_flow', 'equipment_flow'],
      fromDay: 0,
      toDay: 8,
      ago: 3 * dayMinutes,
    },
    {
      kind: 'delegate',
      by: 'manager',
      with: 'initiate',
      agent: 'employee',
      workflows: ['leave_flow', 'expense_flow'],
      fromDay: 0,
      toDay: 60,
      ago: 30 * dayMinutes,
    },
    { kind: 'delegate', by: 'head', with: 'handle', agent: 'manager', workflows: null, fromDay: 6, toDay: 11, ago: 2 * dayMinutes },
  ];
  for (const [index, by] of everybody.entries()) {
    const own = { by };
    for (const text of opinions[by] ?? []) list.push({ ...own, kind: 'save-opinion', text, ago: 58 * dayMinutes - index });
    for (const [app, form] of marked[by] ?? []) list.push({ ...own, kind: 'favorite-form', app, form, ago: 57 * dayMinutes - index });
    list.push({ ...own, kind: 'favorite-app', app: apps[index % apps.length]!, ago: 57 * dayMinutes - index });
    for (const [nth, form] of (used[by] ?? []).entries()) list.push({ ...own, kind: 'use', form, ago: 400 - nth * 60 - index });
    for (let day = 60; day >= 2; day -= day > 8 ? 6 : 3)
      list.push({ ...own, kind: 'read-messages', ago: day * dayMinutes - 200 - index * 3 });
  }
  return list;
}
