import { generalTexts, type BusinessRule, type LocalizedText, type RuleAction, type RuleTrigger } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';
import type { ShownProperty } from '../fields/PropertyLine.tsx';
import type { ActionProperty } from './rule-actions.ts';

export const ruleTexts = defineTexts('design-rule', {
  notSet: generalTexts.notSet,
  actions: { zh: '動作', en: 'Actions' },
  actionsHint: { zh: '依序執行；任何一個失敗就全部取消。', en: 'Run in order. If one fails, all are rolled back.' },
  action: { zh: '動作 {n}', en: 'Action {n}' },
  addAction: { zh: '新增動作', en: 'Add action' },
  removeAction: { zh: '移除動作 {n}', en: 'Remove action {n}' },
  addInput: { zh: '新增參數', en: 'Add parameter' },
  inputName: { zh: '參數 {n} 的名稱', en: 'Name of parameter {n}' },
  inputType: { zh: '參數 {n} 的類型', en: 'Type of parameter {n}' },
  removeInput: { zh: '移除參數 {n}', en: 'Remove parameter {n}' },
  once: { zh: '每筆資料一次', en: 'Once per record' },
  eachRow: { zh: '「{name}」的每一列', en: 'For each row of {name}' },
  to: { zh: '目標欄位 {n}', en: 'Target field {n}' },
  result: { zh: '結果名稱 {n}', en: 'Name of result {n}' },
  formula: { zh: '公式 {n}', en: 'Formula {n}' },
  addMapping: { zh: '新增對應', en: 'Add mapping' },
  addResult: { zh: '新增結果', en: 'Add result' },
  mapping: { zh: '對應 {n}', en: 'Mapping {n}' },
  removeMapping: { zh: '移除對應 {n}', en: 'Remove mapping {n}' },
  exists: { zh: '存在符合的資料', en: 'A matching record exists' },
  absent: { zh: '不存在符合的資料', en: 'No matching record exists' },
  messageZh: { zh: '中文訊息', en: 'Chinese message' },
  messageEn: { zh: '英文訊息', en: 'English message' },
  wholeForm: { zh: '整張表單', en: 'Whole form' },
  ignore: { zh: '略過', en: 'Skip' },
  refuse: { zh: '拒絕', en: 'Reject' },
  rowsFrom: { zh: '來源子表 {n}', en: 'Source sub-table {n}' },
  rowsTo: { zh: '目標子表 {n}', en: 'Target sub-table {n}' },
  rowsMode: { zh: '寫入方式 {n}', en: 'Write mode {n}' },
  append: { zh: '附加', en: 'Append' },
  replace: { zh: '取代', en: 'Replace' },
  addRows: { zh: '新增子表列對應', en: 'Add sub-table mapping' },
  removeRows: { zh: '移除子表列對應 {n}', en: 'Remove sub-table mapping {n}' },
  onState: { zh: '發布後執行', en: 'Runs once published' },
  offState: { zh: '停用', en: 'Disabled' },
  logs: { zh: '執行紀錄', en: 'Log' },
});

/** The properties of a rule besides its names and code (`every-property.test.tsx`). */
export const ruleProperties = {
  schemaCode: {
    label: { zh: '來源資料模型', en: 'Source model' },
    help: { zh: '哪個模型的記錄觸發這條規則', en: 'The model whose records trigger the rule' },
  },
  trigger: {
    label: { zh: '觸發時機', en: 'Trigger' },
    help: { zh: '與儲存、提交或完成在同一交易中執行', en: 'Runs in the same transaction as the save, submit or completion' },
  },
  active: { label: { zh: '啟用', en: 'Enabled' }, help: { zh: '停用的規則不會執行', en: 'A disabled rule does not run' } },
  inputs: {
    label: { zh: '輸入參數', en: 'Parameters' },
    help: { zh: '呼叫時傳入；公式以名稱使用', en: 'Passed by the caller; formulas use them by name' },
  },
  when: {
    label: { zh: '執行條件', en: 'Condition' },
    help: { zh: '未設定條件時每次都執行', en: 'Without a condition the rule always runs' },
  },
} as const satisfies Readonly<Record<Exclude<keyof BusinessRule, 'code' | 'name' | 'name_i18n' | 'actions'>, ShownProperty>>;

export const triggerTexts: Readonly<Record<RuleTrigger, LocalizedText>> = {
  saved: { zh: '儲存時', en: 'On save' },
  submitted: { zh: '提交時', en: 'On submit' },
  completed: { zh: '完成時', en: 'On completion' },
  disagreed: { zh: '流程不同意結束時', en: 'On completion with disagreement' },
  canceled: { zh: '作廢時', en: 'On cancellation' },
  deleted: { zh: '刪除時', en: 'On deletion' },
  called: { zh: '被呼叫時', en: 'When called' },
};

export const actionKindTexts: Readonly<Record<RuleAction['kind'], LocalizedText>> = {
  check: { zh: '檢查公式', en: 'Check formula' },
  find: { zh: '檢查目標資料', en: 'Check target records' },
  insert: { zh: '新增目標資料', en: 'Insert record' },
  update: { zh: '更新目標資料', en: 'Update records' },
  upsert: { zh: '更新或新增', en: 'Update or insert' },
  delete: { zh: '刪除目標資料', en: 'Delete records' },
  calculate: { zh: '計算', en: 'Calculate' },
};

export const inputTypeTexts: Readonly<Record<BusinessRule['inputs'][number]['type'], LocalizedText>> = {
  text: { zh: '文字', en: 'Text' },
  number: { zh: '數字', en: 'Number' },
  date: { zh: '日期', en: 'Date' },
  time: { zh: '時間', en: 'Time' },
  logic: { zh: '是或否', en: 'Yes or no' },
  texts: { zh: '多個文字', en: 'Multiple texts' },
  unit: { zh: '人員或部門', en: 'Person or department' },
  units: { zh: '多個人員或部門', en: 'Multiple people or departments' },
  record: { zh: '記錄', en: 'Record' },
  records: { zh: '多筆記錄', en: 'Multiple records' },
};

/** The properties of actions with their help. */
export const actionPropertyTexts: Readonly<Record<'kind' | ActionProperty, ShownProperty>> = {
  kind: { label: { zh: '動作類型', en: 'Action type' } },
  formula: {
    label: { zh: '必須成立的公式', en: 'Formula that must be true' },
    help: { zh: '不成立時拒絕，並顯示下面的訊息', en: 'If it is not true, the record is rejected with the message below' },
  },
  schemaCode: { label: { zh: '目標資料模型', en: 'Target model' } },
  each: { label: { zh: '執行次數', en: 'Runs' } },
  condition: {
    label: { zh: '目標資料的條件', en: 'Target record condition' },
    help: { zh: '可與來源的欄位比較', en: 'Can be compared with fields of the source' },
  },
  holds: { label: { zh: '必須', en: 'Require' } },
  message: {
    label: { zh: '拒絕時的訊息', en: 'Rejection message' },
    help: { zh: '兩種語言都要填', en: 'Both languages are required' },
  },
  field: { label: { zh: '訊息顯示於', en: 'Show message at' } },
  none: { label: { zh: '找不到時', en: 'If no record is found' } },
  mappings: {
    label: { zh: '欄位對應', en: 'Field mappings' },
    help: {
      zh: '公式可用來源欄位、子表列的欄位，以及目標現有的值',
      en: 'Formulas can use fields of the source, columns of the row, and current values of the target',
    },
  },
  rows: { label: { zh: '子表列對應', en: 'Sub-table mappings' } },
  results: {
    label: { zh: '計算結果', en: 'Results' },
    help: { zh: '呼叫的人以名稱讀取', en: 'The caller reads them by name' },
  },
};
