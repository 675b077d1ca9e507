import type { JsonObject } from '@inkstone/design';
import type { Locale } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { readFlow } from '../flow/flow-content.ts';
import { noFlowNames, peopleIn, type FlowNames } from './flow-names.ts';
import { createFlowWords } from './flow-words.ts';
import { delayWords } from './span-words.ts';

const named = (name: string, en: string) => ({ name, name_i18n: { en } });
const names: FlowNames = {
  people: new Map([['u1', { text: 'u1', id: 'u1', name: '林小美', unitType: 3 }]]),
  departments: new Map([['d1', named('財務部', 'Finance')]]),
  roles: new Map([['cashier', named('出納', 'Cashier')]]),
  workflows: new Map([['pay', named('付款流程', 'Payment')]]),
  rules: new Map([['book', named('入帳', 'Book it')]]),
  fields: [
    { code: 'amount', name: { zh: '金額', en: 'Amount' }, type: 'number' },
    { code: 'day', name: { zh: '用車日期', en: 'Day' }, type: 'date' },
    { code: 'buyer', name: { zh: '採購', en: 'Buyer' }, type: 'unit', units: 'person' },
  ],
};

function saying(activity: JsonObject, locale: Locale, known = names): string | null {
  const content = readFlow({
    activities: [
      { code: 'x', name: 'x', ...activity },
      { code: 'a', kind: 'approve', ...named('初審', 'First') },
    ],
  });
  return createFlowWords(known, content, locale).summaryOf(content.activities.get('x')!);
}

test.each<[JsonObject, string, string]>([
  [{ kind: 'approve', participants: [{ kind: 'users', users: ['u1'] }] }, '林小美', '林小美'],
  [{ kind: 'approve', participants: [{ kind: 'department-manager', department: 'd1' }] }, '「財務部」的主管', 'the manager of Finance'],
  [
    {
      kind: 'handle',
      participants: [
        { kind: 'role', role: 'cashier' },
        { kind: 'activity-handlers', activity: 'a' },
      ],
    },
    '角色「出納」、「初審」的處理人',
    'the role Cashier, the handlers of "First"',
  ],
  [{ kind: 'circulate', participants: [{ kind: 'control', control: 'buyer' }] }, '表單「採購」中的人', 'the people in "Buyer"'],
  [{ kind: 'subprocess', workflow: 'pay', each: { kind: 'row', sheet: 's' } }, '付款流程，每列一個', 'Payment, one for each row'],
  [{ kind: 'service', task: { kind: 'rule', rule: 'book' } }, '入帳', 'Book it'],
  [{ kind: 'service', task: { kind: 'webhook', url: 'https://erp.example.com/in?key=1' } }, 'erp.example.com', 'erp.example.com'],
  [
    { kind: 'timer', due: { kind: 'after', span: { amount: 1, unit: 'day', working: true } } },
    '1 天（工作時間）後',
    'after 1 day of working time',
  ],
  [
    { kind: 'timer', due: { kind: 'until', control: 'day', offset: { side: 'before', span: { amount: 2, unit: 'hour' } } } },
    '「用車日期」前 2 小時',
    '2 hours before Day',
  ],
])('%j is said with names', (activity, zh, en) => {
  expect([saying(activity, 'zh'), saying(activity, 'en')]).toEqual([zh, en]);
});

test('what is not known is named by its code, and nothing that a draft lacks fails', () => {
  expect(saying({ kind: 'approve', participants: [{ kind: 'role', role: 'cashier' }] }, 'zh', noFlowNames)).toBe('角色「cashier」');
  for (const kind of ['timer', 'subprocess', 'service', 'approve', 'nothing']) expect(saying({ kind }, 'en')).toBeNull();
});

test('a branch is said by its name, its condition with the names of fields and people, or as the default', () => {
  const content = readFlow({
    routes: [
      { code: 'r1', from: 'x', to: 'a', condition: 'amount > 1000 and buyer == "u1"' },
      { code: 'r2', from: 'x', to: 'b', condition: 'amount >' },
      { code: 'r3', from: 'x', to: 'c', ...named('急件', 'Urgent') },
      { code: 'r4', from: 'x', to: 'd', default: true },
    ],
  });
  const siblings = content.routesFrom.get('x')!;
  const said = (['zh', 'en'] as const).map((locale) => {
    const words = createFlowWords(names, content, locale);
    return siblings.map((route) => words.whenTaken(route, siblings));
  });

  expect(said).toEqual([
    ['金額 大於 1000 且 採購 是 「林小美」', 'amount >', '急件', '其他情況'],
    ['Amount is greater than 1000 and Buyer is "林小美"', 'amount >', 'Urgent', 'Otherwise'],
  ]);
});

test('people are found wherever a workflow names them', () => {
  const part = {
    participants: [{ kind: 'chosen', scope: [{ kind: 'users', users: ['u1', 'u2'] }] }],
    whenNobody: [{ kind: 'users', users: ['u3'] }],
  };

  expect(peopleIn(part)).toEqual(['u1', 'u2', 'u3']);
});

test.each([
  [0, '0 分鐘', '0 minutes'],
  [60, '1 小時', '1 hour'],
  [90, '1 小時 30 分鐘', '1 hour 30 minutes'],
  [1440, '1 天', '1 day'],
  [4341, '3 天 21 分鐘', '3 days 21 minutes'],
])('a delay of %i minutes is said in days, hours and minutes', (minutes, zh, en) => {
  expect([delayWords(minutes, 'zh'), delayWords(minutes, 'en')]).toEqual([zh, en]);
});
