import { workflowDefinitionSchema } from '@inkstone/schema';

/** The manager decides; more than three days also need the head of the parent department. The deputy receives a copy. */
export const leaveFlow = workflowDefinitionSchema.parse({
  code: 'leave_flow',
  name: '請假流程',
  name_i18n: { en: 'Leave approval' },
  schemaCode: 'leave_request',
  activities: [
    { kind: 'start', code: 'start', name: '填寫申請', name_i18n: { en: 'Fill in' } },
    {
      kind: 'approve',
      code: 'manager',
      name: '主管簽核',
      name_i18n: { en: 'Manager' },
      participants: [{ kind: 'initiator-manager', level: 1 }],
      // The approver may replace the deputy.
      permission: { others: { e: false, v: true }, controls: { deputy: { e: true, v: true, r: true } } },
    },
    { kind: 'exclusive', code: 'by_days', name: '依天數', name_i18n: { en: 'By days' } },
    {
      kind: 'approve',
      code: 'head',
      name: '部門主管簽核',
      name_i18n: { en: 'Department head' },
      participants: [{ kind: 'initiator-manager', level: 2 }],
    },
    {
      kind: 'circulate',
      code: 'tell_deputy',
      name: '通知代理人',
      name_i18n: { en: 'Notify the deputy' },
      participants: [{ kind: 'control', control: 'deputy' }],
    },
    { kind: 'end', code: 'end', name: '結束', name_i18n: { en: 'End' } },
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'manager' },
    { code: 'r2', from: 'manager', to: 'by_days' },
    {
      code: 'r3',
      from: 'by_days',
      to: 'head',
      name: '超過三天',
      name_i18n: { en: 'More than three days' },
      condition: 'days > 3',
      order: 1,
    },
    { code: 'r4', from: 'by_days', to: 'tell_deputy', default: true, order: 2 },
    { code: 'r5', from: 'head', to: 'tell_deputy' },
    { code: 'r6', from: 'tell_deputy', to: 'end' },
  ],
});
