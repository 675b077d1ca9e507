import { workflowDefinitionSchema } from '@inkstone/schema';

/** The manager decides; above 1,000,000 the general manager must agree as well. */
export const contractFlow = workflowDefinitionSchema.parse({
  code: 'contract_flow',
  name: '合約流程',
  name_i18n: { en: 'Contract approval' },
  schemaCode: 'contract',
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
      code: 'general_manager',
      name: '總經理核准',
      name_i18n: { en: 'General manager' },
      participants: [{ kind: 'role', role: 'general-manager' }],
      signature: { agree: 'required' },
    },
    { kind: 'end', code: 'end', name: '結束', name_i18n: { en: 'End' } },
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'manager' },
    { code: 'r2', from: 'manager', to: 'by_amount' },
    {
      code: 'r3',
      from: 'by_amount',
      to: 'general_manager',
      name: '超過一百萬',
      name_i18n: { en: 'Above one million' },
      condition: 'amount > 1000000',
      order: 1,
    },
    { code: 'r4', from: 'by_amount', to: 'end', default: true, order: 2 },
    { code: 'r5', from: 'general_manager', to: 'end' },
  ],
});
