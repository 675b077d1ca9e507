import { workflowDefinitionSchema, type WorkflowDefinition } from '@inkstone/schema';

const read = { e: false, v: true };
const edit = { e: true, v: true };
/** Fields that are filled in at the end. */
const later = { award_number: { e: false, v: false } };

/** Who takes part, which depends on the organisation. */
interface TenderPeople {
  /** The people from whom the convener chooses experts; empty: everybody. */
  readonly experts: readonly object[];
  readonly committee: object;
}

/**
 * Specification and quotation are prepared in parallel. Above 500,000 the convener of the committee chooses experts, who review the tender
 * one after the other; then 60 % of the committee must agree, otherwise the tender is returned.
 */
const createTenderFlow = ({ experts, committee }: TenderPeople): WorkflowDefinition =>
  workflowDefinitionSchema.parse({
    code: 'tender_flow',
    name: '採購審議流程',
    name_i18n: { en: 'Procurement committee' },
    schemaCode: 'tender',
    activities: [
      { kind: 'start', code: 'start', name: '填寫申請', name_i18n: { en: 'Fill in' }, permission: { others: edit, controls: later } },
      { kind: 'parallel', mode: 'split', code: 'settle', name: '確認', name_i18n: { en: 'Clarify' } },
      {
        kind: 'handle',
        code: 'specification',
        name: '規格確認',
        name_i18n: { en: 'Specification' },
        participants: [{ kind: 'role', role: 'technical-reviewer' }],
        permission: { others: read, controls: { ...later, quantity: { ...edit, r: true } } },
      },
      {
        kind: 'handle',
        code: 'quotation',
        name: '詢價',
        name_i18n: { en: 'Quotation' },
        participants: [{ kind: 'role', role: 'budget-reviewer' }],
        permission: { others: read, controls: { ...later, price: { ...edit, r: true }, vendor: edit } },
      },
      { kind: 'parallel', mode: 'join', split: 'settle', code: 'settled', name: '確認完成', name_i18n: { en: 'Clarified' } },
      { kind: 'exclusive', code: 'by_total', name: '依總價', name_i18n: { en: 'By total' } },
      {
        kind: 'approve',
        code: 'manager',
        name: '主管簽核',
        name_i18n: { en: 'Manager' },
        participants: [{ kind: 'initiator-manager' }],
        permission: { others: read, controls: later },
      },
      {
        kind: 'approve',
        code: 'convener',
        name: '召集審議',
        name_i18n: { en: 'Convener' },
        participants: [{ kind: 'initiator-manager', level: 2 }],
        resubmit: 'choose',
        permission: { others: read, controls: later },
      },
      {
        kind: 'approve',
        code: 'experts',
        name: '專家審查',
        name_i18n: { en: 'Experts' },
        participants: [{ kind: 'chosen', scope: experts }],
        order: 'sequential',
        policy: { kind: 'all' },
        permission: { others: read, controls: later },
      },
      {
        kind: 'approve',
        code: 'committee',
        name: '審議委員會',
        name_i18n: { en: 'Committee' },
        participants: [committee],
        policy: { kind: 'percent', percent: 60 },
        whenAgreedEarlier: 'ask',
        whenFailed: { kind: 'back', activity: 'start' },
        permission: { others: read, controls: later },
        actions: [
          { action: 'Agree', name: '贊成', name_i18n: { en: 'In favour' } },
          { action: 'DisAgree', name: '反對', name_i18n: { en: 'Against' } },
          { action: 'Consult' },
        ],
      },
      {
        kind: 'handle',
        code: 'award',
        name: '決標',
        name_i18n: { en: 'Award' },
        participants: [{ kind: 'initiator' }],
        permission: { others: read, controls: { award_number: { ...edit, r: true } } },
      },
      { kind: 'end', code: 'end', name: '結束', name_i18n: { en: 'End' } },
    ],
    routes: [
      { code: 'r1', from: 'start', to: 'settle' },
      { code: 'r2', from: 'settle', to: 'specification', order: 1 },
      { code: 'r3', from: 'settle', to: 'quotation', order: 2 },
      { code: 'r4', from: 'specification', to: 'settled' },
      { code: 'r5', from: 'quotation', to: 'settled' },
      { code: 'r6', from: 'settled', to: 'by_total' },
      {
        code: 'r7',
        from: 'by_total',
        to: 'convener',
        name: '超過五十萬',
        name_i18n: { en: 'Above half a million' },
        condition: 'total > 500000',
        order: 1,
      },
      { code: 'r8', from: 'by_total', to: 'manager', default: true, order: 2 },
      { code: 'r9', from: 'manager', to: 'award' },
      { code: 'r10', from: 'convener', to: 'experts' },
      { code: 'r11', from: 'experts', to: 'committee' },
      { code: 'r12', from: 'committee', to: 'award' },
      { code: 'r13', from: 'award', to: 'end' },
    ],
  });

export const tenderFlow = createTenderFlow({
  experts: [
    { kind: 'department', department: 'finance' },
    { kind: 'department', department: 'it' },
  ],
  committee: { kind: 'users', users: ['gm', 'head', 'finance1', 'budget', 'tech'] },
});

/** For an organisation of any shape: the committee is a role. */
export const tenderFlowByRole = createTenderFlow({ experts: [], committee: { kind: 'role', role: 'procurement-committee' } });
