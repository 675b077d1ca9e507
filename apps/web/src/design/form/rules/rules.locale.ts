import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { managementTexts } from '../../../platform/i18n/management-texts.ts';

export const rulesTexts = defineTexts('design-form-rules', {
  title: { zh: '「{name}」的規則', en: 'Rules of {name}' },
  rules: { zh: '規則', en: 'Rules' },
  back: { zh: '回到表單', en: 'Back to form' },
  search: { zh: '尋找規則', en: 'Find rule' },
  kind: { zh: '種類', en: 'Type' },
  allKinds: { zh: '所有種類', en: 'All types' },
  display: { zh: '顯示', en: 'Visible' },
  required: { zh: '必填', en: 'Required' },
  readonly: { zh: '唯讀', en: 'Read-only' },
  value: { zh: '值', en: 'Value' },
  check: { zh: '檢查', en: 'Check' },
  event: { zh: '事件', en: 'Event' },
  control: { zh: '控制項', en: 'Control' },
  rule: { zh: '規則', en: 'Rule' },
  reads: { zh: '讀取', en: 'Reads' },
  readBy: { zh: '被讀取', en: 'Read by' },
  actions: { zh: '動作', en: 'Actions' },
  edit: { zh: '編輯「{name}」的{rule}', en: 'Edit {rule} of {name}' },
  editIt: managementTexts.edit,
  done: generalTexts.done,
  steps: { zh: '{count} 個步驟', en: '{count} {count|step|steps}' },
  isSet: { zh: '已設定', en: 'Set' },
  cycle: { zh: '公式互相引用：{names}', en: 'Circular reference: {names}' },
  none: { zh: '這份表單還沒有規則', en: 'This form has no rules yet' },
  noneHint: {
    zh: '選擇控制項與規則，新增一條：何時顯示、必填、唯讀，值如何計算，如何檢查。',
    en: 'Select a control and a rule to add one: when it is visible, required or read-only, how it is computed or checked.',
  },
  noneFound: { zh: '沒有符合的規則', en: 'No matching rule' },
  add: { zh: '新增規則', en: 'Add rule' },
  chooseControl: { zh: '選擇控制項', en: 'Select a control' },
  chooseRule: { zh: '選擇規則', en: 'Select a rule' },
});
