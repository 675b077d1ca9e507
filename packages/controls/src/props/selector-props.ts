import type { PropDefinition, PropTable } from '@inkstone/form-engine';
import { oneOf } from '../option-rule/option-rule.ts';
import { mappingsProp, pickerPlaceholderProp, selectProp, switchProp, unsetProp, valueProps } from './control-props.ts';

/** The kinds of units a selector offers: people, departments or both. */
export type Selected = 'User' | 'Org' | 'all';

function defaultTypes(shown: Selected): readonly string[] {
  return ['none', 'originator', 'originatorDept', ...(shown === 'all' ? [] : ['ref'])];
}

/** The scope, the default value and the appearance of a selector of people or departments (designer specification, section 3). */
export function selectorProps(shown: Selected, isMulti: boolean) {
  return {
    ...valueProps,
    // Each selector type is either single or multiple.
    multi: { ...switchProp(isMulti), check: oneOf([isMulti]) },
    deptVisible: selectProp(shown, ['User', 'Org', 'all']),
    defaultValue: unsetProp('units'),
    defaultValueType: selectProp('none', defaultTypes(shown)),
    dataItemDefault: unsetProp('data-item'),
    orgRoot: { default: [], hint: 'units' },
    orgRootValueType: selectProp('none', ['none', 'originatorDept', 'ref']),
    departmentLevels: unsetProp('levels'),
    roles: unsetProp('units'),
    recursive: switchProp(true),
    isDisplayRoot: switchProp(false),
    visiblePart: switchProp(false),
    displayType: selectProp('tag', ['text', 'tag']),
    selectMode: selectModeProp,
    mappings: mappingsProp,
    placeholder: pickerPlaceholderProp,
  } as const satisfies PropTable;
}

/** Whether the picker is a dialog or a dropdown. */
export const selectModeProp: PropDefinition = selectProp('popup', ['popup', 'dropdown']);
