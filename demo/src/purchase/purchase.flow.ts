import { workflowDefinitionSchema } from '@inkstone/schema';

/** Budget review and technical review in parallel, then the general manager. */
export const purchaseFlow = workflowDefinitionSchema.parse({
  code: 'purchase_flow',
  name: '採購流程',
  name_i18n: { en: 'Purchase approval' },
  schemaCode: 'purchase_request',
  activities: [
    { kind: 'start', code: 'start', name: '填寫申請', name_i18n: { en: 'Fill in' } },
    { kind: 'parallel', mode: 'split', code: 'reviews', name: '會審', name_i18n: { en: 'Reviews' } },
    {
      kind: 'approve',
      code: 'budget',
      name: '預算審查',
      name_i18n: { en: 'Budget review' },
      participants: [{ kind: 'role', role: 'budget-reviewer' }],
    },
    {
      kind: 'approve',
      code: 'technical',
      name: '技術審查',
      name_i18n: { en: 'Technical review' },
      participants: [{ kind: 'role', role: 'technical-reviewer' }],
    },
    { kind: 'parallel', mode: 'join', split: 'reviews', code: 'reviewed', name: '會審完成', name_i18n: { en: 'Reviewed' } },
    {
      kind: 'approve',
      code: 'general_manager',
      name: '總經理核准',
      name_i18n: { en: 'General manager' },
      participants: [{ kind: 'role', role: 'general-manager' }],
    },
    { kind: 'end', code: 'end', name: '結束', name_i18n: { en: 'End' } },
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'reviews' },
    { code: 'r2', from: 'reviews', to: 'budget', order: 1 },
    { code: 'r3', from: 'reviews', to: 'technical', order: 2 },
    { code: 'r4', from: 'budget', to: 'reviewed' },
    { code: 'r5', from: 'technical', to: 'reviewed' },
    { code: 'r6', from: 'reviewed', to: 'general_manager' },
    { code: 'r7', from: 'general_manager', to: 'end' },
  ],
});
