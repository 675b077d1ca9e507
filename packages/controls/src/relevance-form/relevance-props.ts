import type { PropTable } from '@inkstone/form-engine';
import { mappingsProp, pickerPlaceholderProp, scanProp, selectProp, switchProp, unsetProp, valueProps } from '../props/control-props.ts';
import { onlyRecords } from './record-value.ts';
import { selectModeProp } from '../props/selector-props.ts';

/** The model and the filter of the listed records. */
export const recordSourceProps = {
  schemaCode: unsetProp('model', '關聯模型', 'Model'),
  conditions: unsetProp('conditions', '查詢條件', 'Conditions'),
  mobileConditions: unsetProp('conditions', '行動端查詢條件', 'Mobile conditions'),
} as const satisfies PropTable;

/** Properties shared by selectors of one and of several records (designer specification, section 3). */
export const relevanceProps = {
  ...valueProps,
  ...recordSourceProps,
  queryCode: unsetProp('text', '查詢列表', 'List'),
  displayField: { default: 'name', hint: 'text', label: { zh: '顯示欄位', en: 'Display field' } },
  showField: { default: [], hint: 'choices', label: { zh: '選取畫面的欄位', en: 'Picker columns' } },
  searchFormula: unsetProp('text', '搜尋欄位', 'Search fields'),
  selectMode: selectModeProp,
  linkMode: switchProp(true, '可開啟記錄', 'Open record'),
  isAuthorize: selectProp(
    false,
    [
      [false, '不授權', 'No'],
      [true, '可讀', 'Can view'],
      ['Optional', '可選', 'Chosen by the user'],
    ],
    { zh: '臨時授權', en: 'Shared access' },
  ),
  defaultVal: { ...unsetProp('text', '預設值', 'Default value'), check: onlyRecords },
  isScan: scanProp,
  treeView: switchProp(false, '樹狀檢視', 'Tree view'),
  mappings: mappingsProp,
  placeholder: pickerPlaceholderProp,
} as const satisfies PropTable;
