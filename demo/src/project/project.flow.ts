import { workflowDefinitionSchema } from '@inkstone/schema';

/** The initiator's manager decides; the members receive a copy. */
export const projectFlow = workflowDefinitionSchema.parse({
  code: 'project_flow',
  name: '立項流程',
  name_i18n: { en: 'Project approval' },
  schemaCode: 'project',
  activities: [
    { kind: 'start', code: 'start', name: '填寫申請', name_i18n: { en: 'Fill in' } },
    {
      kind: 'approve',
      code: 'manager',
      name: '主管簽核',
      name_i18n: { en: 'Manager' },
      participants: [{ kind: 'initiator-manager', level: 1 }],
    },
    {
      kind: 'circulate',
      code: 'tell_members',
      name: '知會成員',
      name_i18n: { en: 'Notify the members' },
      participants: [{ kind: 'control', control: 'members' }],
    },
    { kind: 'end', code: 'end', name: '結束', name_i18n: { en: 'End' } },
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'manager' },
    { code: 'r2', from: 'manager', to: 'tell_members' },
    { code: 'r3', from: 'tell_members', to: 'end' },
  ],
});
