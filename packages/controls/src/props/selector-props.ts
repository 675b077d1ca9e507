import type { PropDefinition, PropTable } from '@inkstone/form-engine';
import { oneOf } from '../option-rule/option-rule.ts';
import { countProps, mappingsProp, pickerPlaceholderProp, selectProp, switchProp, unsetProp, valueProps } from './control-props.ts';

/** The kinds of units a selector offers: people, departments or both. */
export type Selected = 'User' | 'Org' | 'all';

const noDefault = ['none', '無', 'None'] as const;
const originator = ['originator', '發起人', 'Initiator'] as const;
const originatorDepartment = ['originatorDept', '發起人部門', "Originator's department"] as const;
const reference = ['ref', '引用其他欄位', 'Another field'] as const;

function defaultTypes(shown: Selected): readonly (readonly [string, string, string])[] {
  return shown === 'all' ? [noDefault, originator, originatorDepartment] : [noDefault, originator, originatorDepartment, reference];
}

/** The scope, the default value and the appearance of a selector of people or departments (designer specification, section 3). */
export function selectorProps(shown: Selected, isMulti: boolean) {
  return {
    ...valueProps,
    // Each selector type is either single or multiple.
    multi: { ...switchProp(isMulti, '多選', 'Multiple selection'), check: oneOf([isMulti]) },
    deptVisible: selectProp(
      shown,
      [
        ['User', '人員', 'People'],
        ['Org', '部門', 'Departments'],
        ['all', '人員與部門', 'People and departments'],
      ],
      { zh: '可選範圍', en: 'Selectable' },
    ),
    defaultValue: unsetProp('units', '預設值', 'Default value'),
    defaultValueType: selectProp('none', defaultTypes(shown), { zh: '預設值類型', en: 'Default value type' }),
    dataItemDefault: unsetProp('data-item', '預設值來自欄位', 'Default value from field'),
    orgRoot: { default: [], hint: 'units', label: { zh: '組織根節點', en: 'Root departments' } },
    orgRootValueType: selectProp('none', [noDefault, originatorDepartment, reference], {
      zh: '根節點來源',
      en: 'Root source',
    }),
    departmentLevels: unsetProp('levels', '部門層級', 'Department levels'),
    roles: unsetProp('units', '限定角色', 'Limit to roles'),
    recursive: switchProp(true, '包含下級部門', 'Include subdepartments'),
    isDisplayRoot: switchProp(false, '顯示根節點', 'Show root'),
    visiblePart: switchProp(false, '僅可見部分', 'Visible part only'),
    displayType: selectProp(
      'tag',
      [
        ['text', '文字', 'Text'],
        ['tag', '標籤', 'Tags'],
      ],
      { zh: '顯示方式', en: 'Display as' },
    ),
    selectMode: selectModeProp,
    mappings: mappingsProp,
    placeholder: pickerPlaceholderProp,
  } as const satisfies PropTable;
}

/** Whether the picker is a dialog or a dropdown. */
export const selectModeProp: PropDefinition = selectProp(
  'popup',
  [
    ['popup', '彈出視窗', 'Popup'],
    ['dropdown', '下拉選單', 'Dropdown'],
  ],
  { zh: '選擇方式', en: 'Picker' },
);

export const staffCountProps = countProps({ zh: '最少人數', en: 'Minimum people' }, { zh: '最多人數', en: 'Maximum people' });
export const departmentCountProps = countProps(
  { zh: '最少部門數', en: 'Minimum departments' },
  { zh: '最多部門數', en: 'Maximum departments' },
);
