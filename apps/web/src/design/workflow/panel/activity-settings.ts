import type { ActivityKind } from '@inkstone/schema';
import { PermissionEditor } from '../rights/PermissionEditor.tsx';
import { ActionsEditor } from './editors/ActionsEditor.tsx';
import { DueEditor } from './editors/DueEditor.tsx';
import { FallbackEditor } from './editors/FallbackEditor.tsx';
import { ParticipantsEditor } from './editors/ParticipantsEditor.tsx';
import { NumberInput } from '../../fields/NumberInput.tsx';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { ChoiceEditor } from './editors/ChoiceEditor.tsx';
import { PolicyEditor } from './editors/PolicyEditor.tsx';
import { RequirementsEditor } from './editors/RequirementsEditor.tsx';
import { SplitEditor } from './editors/SplitEditor.tsx';
import { EachEditor, PairsEditor, WorkflowEditor } from './editors/SubprocessEditors.tsx';
import { TaskEditor } from './editors/TaskEditor.tsx';
import { TimeLimitEditor } from './editors/TimeLimitEditor.tsx';
import { WhenFailedEditor } from './editors/WhenFailedEditor.tsx';
import type { Setting } from './setting.ts';

const permission: Setting = {
  property: 'permission',
  label: { zh: '表單權限', en: 'Form permissions' },
  help: {
    zh: '沒有設定時，發起與辦理可編輯全部，簽核與傳閱只能查看。',
    en: 'If nothing is set, everything is editable at the start and in tasks, and view only in approvals and circulations.',
  },
  group: 'rights',
  editor: PermissionEditor,
};

const participants: Setting = {
  property: 'participants',
  label: { zh: '處理人', en: 'Participants' },
  help: { zh: '依序找人，重複的只算一次。', en: 'Evaluated in this order; each person counts only once.' },
  group: 'people',
  editor: ParticipantsEditor,
};

const split: Setting = {
  property: 'split',
  label: { zh: '匯合的分支', en: 'Split to join' },
  help: { zh: '由流程圖決定；路徑改變後可在此更正。', en: 'Determined by the diagram; correct it here after changing routes.' },
  group: 'flow',
  editor: SplitEditor,
};

/** Settings of everything at which people act and the flow waits. */
const ofPeople: readonly Setting[] = [
  participants,
  {
    property: 'whenNobody',
    default: [{ kind: 'administrators' }],
    label: { zh: '找不到人時', en: 'If no one is found' },
    help: {
      zh: '依序嘗試，第一個找得到人的生效；都找不到時流程停在異常。',
      en: 'Tried in order; the first one that finds someone applies. If none does, the workflow stops as an exception.',
    },
    group: 'people',
    editor: FallbackEditor,
    choices: [
      { value: 'administrators', label: { zh: '交給流程管理員', en: 'Workflow administrators' } },
      { value: 'managers', label: { zh: '交給上級主管', en: 'Higher managers' } },
      { value: 'users', label: { zh: '交給指定的人員', en: 'Specified people' } },
      { value: 'skip', label: { zh: '略過這個節點', en: 'Skip the node' } },
      { value: 'fail', label: { zh: '視為未通過', en: 'Count as not approved' } },
      { value: 'refuse', label: { zh: '不准提交', en: 'Reject the submission' } },
      { value: 'exception', label: { zh: '停在異常', en: 'Stop as an exception' } },
    ],
  },
  {
    property: 'order',
    default: 'parallel',
    label: { zh: '多人時的順序', en: 'Order for several people' },
    group: 'people',
    editor: ChoiceEditor,
    choices: [
      { value: 'parallel', label: { zh: '同時處理', en: 'All at once' } },
      { value: 'sequential', label: { zh: '依序處理', en: 'One after the other' } },
    ],
  },
  {
    property: 'policy',
    default: { kind: 'any' },
    label: { zh: '多人時', en: 'With several people' },
    help: { zh: '需要多少人同意才算通過。', en: 'How many must agree.' },
    group: 'voting',
    editor: PolicyEditor,
    choices: [
      { value: 'any', label: { zh: '第一個人決定', en: 'The first one decides' } },
      {
        value: 'any-agree',
        label: { zh: '一人同意即通過，全部不同意才算未通過', en: 'One agreement is enough; not approved only if all disagree' },
      },
      { value: 'all', label: { zh: '全部同意', en: 'All must agree' } },
      { value: 'percent', label: { zh: '一定比例同意', en: 'A percentage must agree' } },
      { value: 'count', label: { zh: '一定人數同意', en: 'A number must agree' } },
    ],
  },
  {
    property: 'onReentry',
    default: 'earlier',
    label: { zh: '再次進入時的處理人', en: 'Participants on re-entry' },
    group: 'returning',
    editor: ChoiceEditor,
    choices: [
      { value: 'earlier', label: { zh: '原來的處理人', en: 'Previous handlers' } },
      { value: 'anew', label: { zh: '重新找人', en: 'Determine again' } },
    ],
  },
  {
    property: 'dataGuard',
    default: true,
    label: { zh: '改了看過的資料要重走', en: 'Repeat if viewed data changed' },
    help: {
      zh: '退回後重新提交時，若略過的節點看過的欄位有改，會從最早的那個節點重走。',
      en: 'If fields shown at a skipped node have changed, a resubmission starts again from the earliest such node.',
    },
    group: 'returning',
    editor: SwitchInput,
  },
  {
    property: 'roundsAtMost',
    default: 20,
    label: { zh: '最多輪數', en: 'Maximum rounds' },
    help: { zh: '退回再提交的次數上限。', en: 'How often a sent-back form can be resubmitted.' },
    group: 'returning',
    editor: NumberInput,
  },
  {
    property: 'actions',
    label: { zh: '提供的操作', en: 'Available actions' },
    group: 'work',
    editor: ActionsEditor,
  },
  permission,
  {
    property: 'opinion',
    default: {},
    label: { zh: '意見', en: 'Opinion' },
    help: { zh: '預設：選填；不同意與退回必填。', en: 'Default: optional, but required to disagree or send back.' },
    group: 'opinion',
    editor: RequirementsEditor,
  },
  { property: 'upload', label: { zh: '附件', en: 'Attachments' }, group: 'opinion', editor: RequirementsEditor },
  { property: 'signature', label: { zh: '手寫簽名', en: 'Signature' }, group: 'opinion', editor: RequirementsEditor },
  { property: 'qrSignature', label: { zh: '掃碼簽名', en: 'Signature by QR code' }, group: 'opinion', editor: RequirementsEditor },
  {
    property: 'timeLimit',
    label: { zh: '處理時限', en: 'Time limit' },
    group: 'time',
    editor: TimeLimitEditor,
  },
];

/** At a task nobody votes: people finish it. */
const finishing: Setting = {
  property: 'policy',
  default: { kind: 'any' },
  label: { zh: '多人時', en: 'With several people' },
  help: { zh: '需要多少人完成才會往下走。', en: 'How many must finish before the workflow continues.' },
  group: 'finishing',
  editor: PolicyEditor,
  choices: [
    { value: 'any', label: { zh: '第一個人完成', en: 'First person to finish' } },
    { value: 'all', label: { zh: '全部完成', en: 'Everyone must finish' } },
    // The schema lets a task say them; they are not offered.
    { value: 'any-agree', label: { zh: '一人完成', en: 'One person must finish' } },
    { value: 'percent', label: { zh: '一定比例完成', en: 'A percentage must finish' } },
    { value: 'count', label: { zh: '一定人數完成', en: 'A number must finish' } },
  ],
};

const ofVotes: readonly Setting[] = [
  {
    property: 'whenInitiator',
    default: 'manager',
    label: { zh: '處理人是發起人時', en: 'If the initiator is a participant' },
    group: 'people',
    editor: ChoiceEditor,
    choices: [
      { value: 'manager', label: { zh: '改由主管簽核', en: 'Their manager approves' } },
      { value: 'allow', label: { zh: '允許自己簽核', en: 'Allow it' } },
      { value: 'skip', label: { zh: '略過', en: 'Skip them' } },
    ],
  },
  {
    property: 'counting',
    default: 'certain',
    label: { zh: '何時計票', en: 'When votes are counted' },
    group: 'voting',
    editor: ChoiceEditor,
    choices: [
      { value: 'certain', label: { zh: '結果確定就決定', en: 'As soon as the result is certain' } },
      { value: 'every-vote', label: { zh: '等每個人都表態', en: 'When everyone has voted' } },
    ],
    applies: ({ policy }) => (policy as { readonly kind?: unknown } | undefined)?.kind !== 'any',
  },
  {
    property: 'whenAgreedEarlier',
    default: 'directly-before',
    label: { zh: '先前已同意過的人', en: 'People who agreed earlier' },
    group: 'voting',
    editor: ChoiceEditor,
    choices: [
      { value: 'directly-before', label: { zh: '在前一個節點同意過就自動同意', en: 'Agree automatically if agreed at the previous node' } },
      { value: 'anywhere', label: { zh: '在本輪任一節點同意過就自動同意', en: 'Agree automatically if agreed at any node in this round' } },
      { value: 'ask', label: { zh: '再問一次', en: 'Ask again' } },
    ],
  },
  {
    property: 'whenFailed',
    default: { kind: 'end' },
    label: { zh: '未通過時', en: 'If not approved' },
    group: 'voting',
    editor: WhenFailedEditor,
  },
  {
    property: 'whenFailedInBranch',
    default: 'terminate',
    label: { zh: '在並行分支中未通過時', en: 'If not approved in a branch' },
    help: { zh: '只在並行或多選分支的區塊中有作用。', en: 'Only applies in branches of a parallel or inclusive block.' },
    group: 'voting',
    editor: ChoiceEditor,
    choices: [
      {
        value: 'terminate',
        label: { zh: '停止其他分支，整個流程依「未通過時」處理', en: 'Stop the other branches and apply "If not approved"' },
      },
      { value: 'join', label: { zh: '帶著結果到匯合', en: 'Continue to the join with the outcome' } },
    ],
  },
  {
    property: 'resubmit',
    default: 'direct',
    label: { zh: '退回後重新提交', en: 'Resubmission after being sent back' },
    group: 'returning',
    editor: ChoiceEditor,
    choices: [
      { value: 'direct', label: { zh: '直接回到退回的人', en: 'Directly to the person who sent it back' } },
      { value: 'through', label: { zh: '重新走一遍', en: 'Go through the workflow again' } },
      { value: 'choose', label: { zh: '由退回的人選擇', en: 'Selected by the person who sends it back' } },
    ],
  },
  {
    property: 'addSignDepth',
    default: 1,
    label: { zh: '加簽層數', en: 'Depth of added signers' },
    help: { zh: '被加簽的人還能再加簽幾層，1 到 3。', en: 'How many levels of signers can be added, 1 to 3.' },
    group: 'work',
    editor: NumberInput,
  },
];

/** Every setting of every kind of activity; a test compares it with the schema. */
export const activitySettings: Readonly<Record<ActivityKind, readonly Setting[]>> = {
  start: [permission],
  approve: [...ofPeople, ...ofVotes],
  handle: ofPeople.map((setting) => (setting.property === 'policy' ? finishing : setting)),
  circulate: [{ ...participants, label: { zh: '傳閱對象', en: 'Readers' } }, permission],
  exclusive: [],
  parallel: [split],
  inclusive: [split],
  timer: [
    {
      property: 'due',
      label: { zh: '等到', en: 'Wait until' },
      group: 'time',
      editor: DueEditor,
    },
  ],
  service: [
    { property: 'task', label: { zh: '執行的服務', en: 'Service to run' }, group: 'work', editor: TaskEditor },
    {
      property: 'irreversible',
      default: false,
      label: { zh: '不可撤回', en: 'Irreversible' },
      help: { zh: '執行之後不能再退回或取回到它之前。', en: 'Once it has run, nothing can be sent back or retrieved to before it.' },
      group: 'work',
      editor: SwitchInput,
    },
  ],
  subprocess: [
    {
      property: 'workflow',
      label: { zh: '子流程', en: 'Sub-process' },
      group: 'work',
      editor: WorkflowEditor,
      // The fields belong to the model of the other workflow.
      resets: () => ['inputs', 'outputs'],
    },
    {
      property: 'each',
      default: { kind: 'one' },
      label: { zh: '子流程的數量', en: 'Number of sub-processes' },
      group: 'work',
      editor: EachEditor,
      resets: (value) => ((value as { readonly kind?: unknown } | undefined)?.kind === 'person' ? ['outputs'] : []),
    },
    { property: 'inputs', default: [], label: { zh: '帶入的欄位', en: 'Input fields' }, group: 'work', editor: PairsEditor },
    {
      property: 'outputs',
      default: [],
      label: { zh: '帶回的欄位', en: 'Output fields' },
      group: 'work',
      editor: PairsEditor,
      applies: ({ each }) => (each as { readonly kind?: unknown } | undefined)?.kind !== 'person',
    },
    {
      property: 'waits',
      default: true,
      label: { zh: '等待子流程結束', en: 'Wait for sub-processes' },
      group: 'work',
      editor: SwitchInput,
    },
  ],
  end: [],
};
