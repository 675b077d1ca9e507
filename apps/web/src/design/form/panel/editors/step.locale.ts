import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../../platform/i18n/texts.ts';

/** A step as a draft holds it. */
export interface Step {
  readonly step: string;
  readonly [setting: string]: unknown;
}

export const stepKinds = ['set', 'clear', 'message', 'hide-message', 'rule', 'refresh', 'open'] as const;
export type StepKind = (typeof stepKinds)[number];

export const stepTexts = defineTexts('design-steps', {
  addStep: { zh: '新增步驟…', en: 'Add step…' },
  step: { zh: '第 {number} 步：{kind}', en: 'Step {number}: {kind}' },
  up: { zh: '第 {number} 步上移', en: 'Move step {number} up' },
  down: { zh: '第 {number} 步下移', en: 'Move step {number} down' },
  removeStep: { zh: '刪除第 {number} 步', en: 'Delete step {number}' },
  when: { zh: '條件（空白：一律執行）', en: 'Condition (empty: always)' },
  whenOf: { zh: '第 {number} 步的條件', en: 'Condition of step {number}' },
  set: { zh: '設定欄位的值', en: 'Set field value' },
  clear: { zh: '清空欄位', en: 'Clear field' },
  message: { zh: '顯示訊息', en: 'Show message' },
  'hide-message': { zh: '隱藏訊息', en: 'Hide message' },
  rule: { zh: '執行業務規則', en: 'Run business rule' },
  refresh: { zh: '重新查詢', en: 'Query again' },
  open: { zh: '開啟記錄', en: 'Open record' },
  field: { zh: '欄位', en: 'Field' },
  value: { zh: '值', en: 'Value' },
  level: { zh: '種類', en: 'Type' },
  info: { zh: '資訊', en: 'Information' },
  success: { zh: '成功', en: 'Success' },
  warning: { zh: '警告', en: 'Warning' },
  error: { zh: '錯誤', en: 'Error' },
  textZh: { zh: '訊息（中文）', en: 'Message (Chinese)' },
  textEn: { zh: '訊息（英文）', en: 'Message (English)' },
  messageId: { zh: '訊息代號', en: 'Message ID' },
  ruleCode: { zh: '業務規則編碼', en: 'Business rule code' },
  inputs: { zh: '輸入', en: 'Inputs' },
  results: { zh: '結果帶入', en: 'Results' },
  model: { zh: '資料模型', en: 'Model' },
  record: { zh: '記錄（公式）', en: 'Record (formula)' },
  newMessage: { zh: '訊息', en: 'Message' },
  notSet: generalTexts.notSet,
});

const { newMessage } = stepTexts.table;

/** What a new step does before it is set. */
export const firstSteps: Readonly<Record<StepKind, Step>> = {
  set: { step: 'set', field: '', formula: '' },
  clear: { step: 'clear', field: '' },
  message: { step: 'message', level: 'info', text: { zh: newMessage.zh, en: newMessage.en } },
  'hide-message': { step: 'hide-message' },
  rule: { step: 'rule', rule: '', inputs: {}, results: [] },
  refresh: { step: 'refresh', field: '' },
  open: { step: 'open', schemaCode: '', record: '' },
};
