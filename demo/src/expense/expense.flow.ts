import { workflowDefinitionSchema } from '@inkstone/schema';

/** Up to 5,000 the manager decides; above, both members of finance must agree as well. */
export const expenseFlow = workflowDefinitionSchema.parse({
  code: 'expense_flow',
  name: '報銷流程',
  name_i18n: { en: 'Expense approval' },
  schemaCode: 'expense_claim',
  activities: [
    { kind: 'start', code: 'start', name: '填寫申請', name_i18n: { en: 'Fill in' } },
    {
      kind: 'approve',
      code: 'manager',
      name: '主管簽核',
      name_i18n: { en: 'Manager' },
      participants: [{ kind: 'initiator-manager', level: 1 }],
    },
    { kind: 'exclusive', code: 'by_amount', name: '依金額', name_i18n: { en: 'By amount' } },
    {
      kind: 'approve',
      code: 'finance',
      name: '財務覆核',
      name_i18n: { en: 'Finance' },
      participants: [{ kind: 'role', role: 'finance' }],
      policy: { kind: 'all' },
      // After a return by finance the claim goes directly back to finance, whatever was corrected.
      dataGuard: false,
    },
    { kind: 'end', code: 'end', name: '結束', name_i18n: { en: 'End' } },
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'manager' },
    { code: 'r2', from: 'manager', to: 'by_amount' },
    {
      code: 'r3',
      from: 'by_amount',
      to: 'finance',
      name: '超過 5,000',
      name_i18n: { en: 'Above 5,000' },
      condition: 'total > 5000',
      order: 1,
    },
    { code: 'r4', from: 'by_amount', to: 'end', default: true, order: 2 },
    { code: 'r5', from: 'finance', to: 'end' },
  ],
});
