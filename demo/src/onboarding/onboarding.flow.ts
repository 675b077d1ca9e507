import { workflowDefinitionSchema } from '@inkstone/schema';

const read = { e: false, v: true };
const edit = { e: true, v: true };
const needed = { ...edit, r: true };
const hidden = { e: false, v: false };
/** Fields that other participants fill in later. */
const later = { account_name: hidden, impression: hidden };

const working = (amount: number, unit: 'hour' | 'day') => ({ amount, unit, working: true });
const start = { kind: 'start', code: 'start', name: '填寫申請', name_i18n: { en: 'Fill in' } };
const end = { kind: 'end', code: 'end', name: '結束', name_i18n: { en: 'End' } };

/**
 * Account and equipment are prepared in parallel, each piece of equipment and each mentor in its own sub-process. On the day before the
 * first day at work the personnel system is notified, and the initiator welcomes the new employee.
 */
export const onboardingFlow = workflowDefinitionSchema.parse({
  code: 'onboarding_flow',
  name: '新人到職流程',
  name_i18n: { en: 'Onboarding' },
  schemaCode: 'onboarding',
  activities: [
    {
      ...start,
      permission: {
        others: edit,
        controls: { ...later, equipment: { ...edit, subDataPermission: [{ propertyCode: 'asset_number', ...read }] } },
      },
    },
    {
      kind: 'approve',
      code: 'manager',
      name: '主管簽核',
      name_i18n: { en: 'Manager' },
      participants: [{ kind: 'initiator-manager' }],
      permission: { others: read, controls: later },
      timeLimit: {
        due: { kind: 'after', span: working(1, 'day') },
        reminders: [{ side: 'before', span: working(2, 'hour') }],
        final: { kind: 'manager', how: 'add' },
      },
    },
    { kind: 'inclusive', mode: 'split', code: 'prepare', name: '準備', name_i18n: { en: 'Prepare' } },
    {
      kind: 'handle',
      code: 'account',
      name: '開通帳號',
      name_i18n: { en: 'Account' },
      participants: [{ kind: 'role', role: 'technical-reviewer' }],
      permission: { others: read, controls: { account_name: needed, impression: hidden } },
      timeLimit: {
        due: { kind: 'until', control: 'first_day', offset: { side: 'before', span: working(1, 'day') } },
        reminders: [
          { side: 'before', span: working(1, 'day') },
          { side: 'after', span: working(4, 'hour') },
        ],
        runsWhileWaiting: true,
      },
    },
    {
      kind: 'subprocess',
      code: 'equip',
      name: '設備發放',
      name_i18n: { en: 'Equipment' },
      workflow: 'equipment_flow',
      each: { kind: 'row', sheet: 'equipment' },
      inputs: [
        { from: 'newcomer', to: 'newcomer' },
        { from: 'first_day', to: 'needed_on' },
        { from: 'equipment.item', to: 'item' },
        { from: 'equipment.quantity', to: 'quantity' },
      ],
      outputs: [{ from: 'asset_number', to: 'equipment.asset_number' }],
    },
    { kind: 'inclusive', mode: 'join', split: 'prepare', code: 'prepared', name: '準備完成', name_i18n: { en: 'Prepared' } },
    {
      kind: 'subprocess',
      code: 'mentor',
      name: '帶領計畫',
      name_i18n: { en: 'Mentoring' },
      workflow: 'mentoring_flow',
      each: { kind: 'person', participants: [{ kind: 'control', control: 'mentors' }] },
      inputs: [
        { from: 'newcomer', to: 'newcomer' },
        { from: 'first_day', to: 'first_day' },
      ],
    },
    {
      kind: 'timer',
      code: 'eve',
      name: '等待到職前一日',
      name_i18n: { en: 'Wait until the day before' },
      due: { kind: 'until', control: 'first_day', offset: { side: 'before', span: { amount: 1, unit: 'day' } } },
    },
    { kind: 'exclusive', code: 'by_system', name: '是否通知', name_i18n: { en: 'Notify?' } },
    {
      kind: 'service',
      code: 'personnel',
      name: '通知人事系統',
      name_i18n: { en: 'Notify the HR system' },
      task: { kind: 'webhook', url: 'http://127.0.0.1:18181/onboarding', fields: ['newcomer', 'position', 'first_day', 'account_name'] },
    },
    {
      kind: 'handle',
      code: 'welcome',
      name: '報到確認',
      name_i18n: { en: 'Confirm arrival' },
      participants: [{ kind: 'initiator' }],
      permission: { others: read, controls: { impression: edit } },
    },
    end,
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'manager' },
    { code: 'r2', from: 'manager', to: 'prepare' },
    {
      code: 'r3',
      from: 'prepare',
      to: 'account',
      name: '需要帳號',
      name_i18n: { en: 'Needs an account' },
      condition: 'needs_account',
      order: 1,
    },
    {
      code: 'r4',
      from: 'prepare',
      to: 'equip',
      name: '有設備',
      name_i18n: { en: 'With equipment' },
      condition: 'count(equipment.item) > 0',
      order: 2,
    },
    { code: 'r5', from: 'prepare', to: 'prepared', name: '無需準備', name_i18n: { en: 'Nothing to prepare' }, default: true, order: 3 },
    { code: 'r6', from: 'account', to: 'prepared' },
    { code: 'r7', from: 'equip', to: 'prepared' },
    { code: 'r8', from: 'prepared', to: 'mentor' },
    { code: 'r9', from: 'mentor', to: 'eve' },
    { code: 'r10', from: 'eve', to: 'by_system' },
    {
      code: 'r11',
      from: 'by_system',
      to: 'personnel',
      name: '要通知',
      name_i18n: { en: 'To be notified' },
      condition: 'tell_personnel',
      order: 1,
    },
    { code: 'r12', from: 'by_system', to: 'welcome', default: true, order: 2 },
    { code: 'r13', from: 'personnel', to: 'welcome' },
    { code: 'r14', from: 'welcome', to: 'end' },
  ],
});

export const equipmentFlow = workflowDefinitionSchema.parse({
  code: 'equipment_flow',
  name: '設備發放流程',
  name_i18n: { en: 'Equipment' },
  schemaCode: 'equipment_issue',
  activities: [
    { ...start, permission: { others: edit, controls: { asset_number: read } } },
    {
      kind: 'handle',
      code: 'issue',
      name: '發放設備',
      name_i18n: { en: 'Issue equipment' },
      participants: [{ kind: 'role', role: 'technical-reviewer' }],
      permission: { others: read, controls: { asset_number: needed } },
      timeLimit: {
        due: { kind: 'after', span: working(2, 'day') },
        reminders: [{ side: 'before', span: working(4, 'hour') }],
        final: { kind: 'manager', how: 'add' },
      },
    },
    end,
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'issue' },
    { code: 'r2', from: 'issue', to: 'end' },
  ],
});

export const mentoringFlow = workflowDefinitionSchema.parse({
  code: 'mentoring_flow',
  name: '帶領計畫流程',
  name_i18n: { en: 'Mentoring' },
  schemaCode: 'mentoring',
  activities: [
    { ...start, permission: { others: edit } },
    {
      kind: 'handle',
      code: 'plan',
      name: '安排第一週',
      name_i18n: { en: 'Plan the first week' },
      participants: [{ kind: 'initiator' }],
      permission: { others: read, controls: { plan: needed } },
      timeLimit: {
        due: { kind: 'after', span: working(3, 'day') },
        reminders: [{ side: 'before', span: working(1, 'day') }],
      },
    },
    end,
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'plan' },
    { code: 'r2', from: 'plan', to: 'end' },
  ],
});
