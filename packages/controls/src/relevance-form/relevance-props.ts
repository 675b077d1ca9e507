import type { PropTable } from '@inkstone/form-engine';
import { mappingsProp, pickerPlaceholderProp, scanProp, selectProp, switchProp, unsetProp, valueProps } from '../options/control-props.ts';
import { onlyRecords } from '../values/record-value.ts';
import { selectModeProp } from '../options/selector-props.ts';

/** Whose records are listed, and which of them. */
export const recordSourceProps = {
  schemaCode: unsetProp('model', '關聯模型', 'Model'),
  conditions: unsetProp('conditions', '查詢條件', 'Conditions'),
  mobileConditions: unsetProp('conditions', '行動端查詢條件', 'Conditions on phones'),
} as const satisfies PropTable;

/** What selectors of one record and of several have in common (designer specification, section 3). */
export const relevanceProps = {
  ...valueProps,
  ...recordSourceProps,
  queryCode: unsetProp('text', '查詢列表', 'List'),
  displayField: { default: 'name', hint: 'text', label: { zh: '顯示欄位', en: 'Shown field' } },
  showField: { default: [], hint: 'choices', label: { zh: '選單欄位', en: 'Columns of the picker' } },
  searchFormula: unsetProp('text', '搜尋條件', 'Searched by'),
  selectMode: selectModeProp,
  linkMode: switchProp(true, '可開啟記錄', 'Opens the record'),
  isAuthorize: selectProp(
    false,
    [
      [false, '不授權', 'No'],
      [true, '可讀', 'May be read'],
      ['Optional', '可選', 'As the person chooses'],
    ],
    { zh: '臨時授權', en: 'Opened to those who see the form' },
  ),
  defaultVal: { ...unsetProp('text', '預設值', 'Default value'), check: onlyRecords },
  isScan: scanProp,
  treeView: switchProp(false, '樹狀檢視', 'As a tree'),
  mappings: mappingsProp,
  placeholder: pickerPlaceholderProp,
} as const satisfies PropTable;
