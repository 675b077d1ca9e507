import { workflowDefinitionSchema } from '@inkstone/schema';

const read = { e: false, v: true };
const edit = { e: true, v: true };
const needed = { ...edit, r: true };
const hidden = { e: false, v: false };
/** Each participant fills in their own part and reads the others. */
const ownWork = { ...edit, ownRows: true };
/** Fields that other participants fill in later. */
const later = { finding: hidden, cost: hidden, spare_number: hidden, job: hidden, note: hidden, scrap_number: hidden };

/**
 * The person who reports a fault names the person who will accept the repair. Above 3,000 the manager decides: with their agreement the
 * device is repaired, otherwise it is written off. A spare device is lent during the repair, in a branch that nothing waits for. A repair
 * that is not accepted returns to the diagnosis.
 */
export const repairFlow = workflowDefinitionSchema.parse({
  code: 'repair_flow',
  name: '設備報修流程',
  name_i18n: { en: 'Repair' },
  schemaCode: 'repair',
  activities: [
    { kind: 'start', code: 'start', name: '填寫申請', name_i18n: { en: 'Fill in' }, permission: { others: edit, controls: later } },
    {
      kind: 'handle',
      code: 'diagnose',
      name: '檢修',
      name_i18n: { en: 'Diagnosis' },
      participants: [{ kind: 'role', role: 'technical-reviewer' }],
      permission: { others: read, controls: { ...later, finding: needed, cost: needed } },
    },
    { kind: 'exclusive', code: 'by_cost', name: '依費用', name_i18n: { en: 'By cost' } },
    {
      kind: 'approve',
      code: 'manager',
      name: '主管簽核',
      name_i18n: { en: 'Manager' },
      participants: [{ kind: 'initiator-manager' }],
      whenFailed: { kind: 'route' },
      resubmit: 'choose',
      permission: { others: read, controls: { spare_number: hidden, job: hidden, note: hidden, scrap_number: hidden } },
    },
    {
      kind: 'handle',
      code: 'write_off',
      name: '報廢登記',
      name_i18n: { en: 'Write off' },
      participants: [{ kind: 'role', role: 'finance' }],
      permission: { others: read, controls: { spare_number: hidden, job: hidden, note: edit, scrap_number: needed } },
    },
    { kind: 'parallel', mode: 'split', code: 'work', name: '處理', name_i18n: { en: 'Handling' } },
    {
      kind: 'handle',
      code: 'repair',
      name: '維修',
      name_i18n: { en: 'Repair' },
      participants: [{ kind: 'role', role: 'technical-reviewer' }],
      permission: { others: read, controls: { spare_number: hidden, scrap_number: hidden, cost: needed, job: ownWork, note: edit } },
    },
    { kind: 'exclusive', code: 'by_spare', name: '是否需要備機', name_i18n: { en: 'Spare needed?' } },
    {
      kind: 'handle',
      code: 'lend',
      name: '備機借出',
      name_i18n: { en: 'Lend a spare' },
      participants: [{ kind: 'role', role: 'budget-reviewer' }],
      permission: { others: read, controls: { cost: hidden, scrap_number: hidden, spare_number: needed, job: ownWork, note: edit } },
    },
    { kind: 'end', code: 'lent', name: '備機已借出', name_i18n: { en: 'Spare lent' } },
    { kind: 'parallel', mode: 'join', split: 'work', code: 'worked', name: '處理完成', name_i18n: { en: 'Work done' } },
    {
      kind: 'approve',
      code: 'accept',
      name: '驗收',
      name_i18n: { en: 'Acceptance' },
      participants: [{ kind: 'chosen', by: 'initiator', multiple: false }],
      whenNobody: [{ kind: 'managers' }, { kind: 'administrators' }],
      whenInitiator: 'allow',
      whenAgreedEarlier: 'ask',
      whenFailed: { kind: 'back', activity: 'diagnose' },
      permission: { others: read, controls: { scrap_number: hidden } },
      actions: [
        { action: 'Agree', name: '驗收合格', name_i18n: { en: 'Accept' } },
        { action: 'DisAgree', name: '驗收不合格', name_i18n: { en: 'Not accepted' } },
        { action: 'Forward' },
        { action: 'Consult' },
      ],
    },
    { kind: 'end', code: 'end', name: '結束', name_i18n: { en: 'End' } },
  ],
  routes: [
    { code: 'r1', from: 'start', to: 'diagnose' },
    { code: 'r2', from: 'diagnose', to: 'by_cost' },
    {
      code: 'r3',
      from: 'by_cost',
      to: 'manager',
      name: '超過三千元',
      name_i18n: { en: 'Above 3,000' },
      condition: 'cost > 3000',
      order: 1,
    },
    { code: 'r4', from: 'by_cost', to: 'work', default: true, order: 2 },
    { code: 'r5', from: 'manager', to: 'work', name: '同意維修', name_i18n: { en: 'Repair' }, outcome: 'agree', order: 1 },
    { code: 'r6', from: 'manager', to: 'write_off', name: '不維修', name_i18n: { en: 'Write off' }, outcome: 'disagree', order: 2 },
    { code: 'r7', from: 'write_off', to: 'end' },
    { code: 'r8', from: 'work', to: 'repair', order: 1 },
    { code: 'r9', from: 'work', to: 'by_spare', order: 2 },
    {
      code: 'r10',
      from: 'by_spare',
      to: 'lend',
      name: '需要備機',
      name_i18n: { en: 'Spare needed' },
      condition: 'needs_spare',
      order: 1,
    },
    { code: 'r11', from: 'by_spare', to: 'worked', default: true, order: 2 },
    { code: 'r12', from: 'lend', to: 'lent' },
    { code: 'r13', from: 'repair', to: 'worked' },
    { code: 'r14', from: 'worked', to: 'accept' },
    { code: 'r15', from: 'accept', to: 'end' },
  ],
});
