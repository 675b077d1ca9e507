import type { Locale, LocalizedText } from '@inkstone/schema';

/** What people call the settings of a workflow, by the beginning of their path. */
const labels: Readonly<Record<string, LocalizedText>> = {
  actions: { zh: '提供的操作', en: 'Actions offered' },
  addSignDepth: { zh: '加簽層數', en: 'Depth of added signers' },
  condition: { zh: '條件', en: 'Condition' },
  counting: { zh: '計票', en: 'Counting' },
  dataGuard: { zh: '退回後重新提交的資料檢查', en: 'Guard of data on a direct resubmit' },
  default: { zh: '預設路徑', en: 'Default route' },
  due: { zh: '等待時間', en: 'How long it waits' },
  each: { zh: '子流程的數量', en: 'How many sub-processes' },
  from: { zh: '從', en: 'From' },
  inputs: { zh: '帶入欄位', en: 'Fields in' },
  irreversible: { zh: '不可撤回', en: 'Cannot be taken back' },
  kind: { zh: '類型', en: 'Kind' },
  name: { zh: '名稱', en: 'Name' },
  name_i18n: { zh: '其他語言的名稱', en: 'Name in other languages' },
  onReentry: { zh: '再次進入時的處理人', en: 'People on re-entry' },
  opinion: { zh: '意見', en: 'Opinion' },
  order: { zh: '順序', en: 'Order' },
  outcome: { zh: '結果', en: 'Outcome' },
  outputs: { zh: '帶回欄位', en: 'Fields out' },
  participants: { zh: '處理人', en: 'Participants' },
  permission: { zh: '表單權限', en: 'Rights on the form' },
  policy: { zh: '通過方式', en: 'How it passes' },
  qrSignature: { zh: '掃碼簽名', en: 'Signature by code' },
  resubmit: { zh: '退回後重新提交', en: 'Resubmit after a reject' },
  roundsAtMost: { zh: '輪數上限', en: 'Rounds at most' },
  settings: { zh: '流程設定', en: 'Settings' },
  signature: { zh: '簽名', en: 'Signature' },
  task: { zh: '執行的服務', en: 'What is run' },
  timeLimit: { zh: '時限', en: 'Time limit' },
  to: { zh: '到', en: 'To' },
  upload: { zh: '附件', en: 'Attachments' },
  waits: { zh: '等待子流程', en: 'Waits for them' },
  whenAgreedEarlier: { zh: '先前已同意時', en: 'Agreed earlier' },
  whenFailed: { zh: '未通過時', en: 'When the vote fails' },
  whenFailedInBranch: { zh: '分支未通過時', en: 'When it fails in a branch' },
  whenInitiator: { zh: '處理人是發起人時', en: 'When the initiator would decide' },
  whenNobody: { zh: '找不到處理人時', en: 'When nobody is found' },
  workflow: { zh: '子流程', en: 'Sub-process' },
};

/** A setting as people call it; what belongs to it stays behind, as in `通過方式 · percent`. */
export function settingLabel(path: string, locale: Locale): string {
  const [first = '', ...rest] = path.split('.');
  const label = labels[first]?.[locale] ?? first;
  return rest.length > 0 ? `${label} · ${rest.join('.')}` : label;
}
