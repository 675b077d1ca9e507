import type { PropDefinition, PropTable } from '@inkstone/form-engine';
import { oneOf } from '../option-rule/option-rule.ts';
import { countProps, mappingsProp, pickerPlaceholderProp, selectProp, switchProp, unsetProp, valueProps } from './control-props.ts';

/** What a selector shows: people, departments or both. */
export type Selected = 'User' | 'Org' | 'all';

const noDefault = ['none', '無', 'None'] as const;
const originator = ['originator', '發起人', 'Originator'] as const;
const originatorDepartment = ['originatorDept', '發起人部門', "Originator's department"] as const;
const reference = ['ref', '引用其他欄位', 'Another field'] as const;

function defaultTypes(shown: Selected): readonly (readonly [string, string, string])[] {
  return shown === 'all' ? [noDefault, originator, originatorDepartment] : [noDefault, originator, originatorDepartment, reference];
}

/** Where a selector of people or departments looks, what it starts with and how it looks (designer specification, section 3). */
export function selectorProps(shown: Selected, isMulti: boolean) {
  return {
    ...valueProps,
    // Each type of selector takes one or takes several.
    multi: { ...switchProp(isMulti, '多選', 'Several'), check: oneOf([isMulti]) },
    deptVisible: selectProp(
      shown,
      [
        ['User', '人員', 'People'],
        ['Org', '部門', 'Departments'],
        ['all', '人員與部門', 'People and departments'],
      ],
      { zh: '可選範圍', en: 'What can be picked' },
    ),
    defaultValue: unsetProp('units', '預設值', 'Default value'),
    defaultValueType: selectProp('none', defaultTypes(shown), { zh: '預設值類型', en: 'Kind of default' }),
    dataItemDefault: unsetProp('data-item', '預設值來自欄位', 'Default from a field'),
    orgRoot: { default: [], hint: 'units', label: { zh: '組織根節點', en: 'Below these departments' } },
    orgRootValueType: selectProp('none', [noDefault, originatorDepartment, reference], {
      zh: '根節點來源',
      en: 'Where the root comes from',
    }),
    departmentLevels: unsetProp('levels', '部門層級', 'Levels of departments'),
    roles: unsetProp('units', '限定角色', 'Only these roles'),
    recursive: switchProp(true, '包含下級部門', 'With departments below'),
    isDisplayRoot: switchProp(false, '顯示根節點', 'Shows the root'),
    visiblePart: switchProp(false, '僅可見部分', 'Only the visible part'),
    displayType: selectProp(
      'tag',
      [
        ['text', '文字', 'Text'],
        ['tag', '標籤', 'Tags'],
      ],
      { zh: '顯示方式', en: 'Shown as' },
    ),
    selectMode: selectModeProp,
    mappings: mappingsProp,
    placeholder: pickerPlaceholderProp,
  } as const satisfies PropTable;
}

/** Where one picks: in a window of its own, or below the input. */
export const selectModeProp: PropDefinition = selectProp(
  'popup',
  [
    ['popup', '彈出視窗', 'Popup'],
    ['dropdown', '下拉選單', 'Dropdown'],
  ],
  { zh: '選擇方式', en: 'Picked in' },
);

export const staffCountProps = countProps({ zh: '最少人數', en: 'At least' }, { zh: '最多人數', en: 'At most' });
export const departmentCountProps = countProps({ zh: '最少部門數', en: 'At least' }, { zh: '最多部門數', en: 'At most' });
