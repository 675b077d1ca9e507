import type { PropTable } from '@inkstone/form-engine';
import { mappingsProp, pickerPlaceholderProp, scanProp, selectProp, switchProp, unsetProp, valueProps } from '../props/control-props.ts';
import { onlyRecords } from './record-value.ts';
import { selectModeProp } from '../props/selector-props.ts';

/** The model and the filter of the listed records. */
export const recordSourceProps = {
  schemaCode: unsetProp('model'),
  conditions: unsetProp('conditions'),
  mobileConditions: unsetProp('conditions'),
} as const satisfies PropTable;

/** Properties shared by selectors of one and of several records (designer specification, section 3). */
export const relevanceProps = {
  ...valueProps,
  ...recordSourceProps,
  queryCode: unsetProp('text'),
  displayField: { default: 'name', hint: 'text' },
  showField: { default: [], hint: 'choices' },
  searchFormula: unsetProp('text'),
  selectMode: selectModeProp,
  linkMode: switchProp(true),
  isAuthorize: selectProp(false, [false, true, 'Optional']),
  defaultVal: { ...unsetProp('text'), check: onlyRecords },
  isScan: scanProp,
  treeView: switchProp(false),
  mappings: mappingsProp,
  placeholder: pickerPlaceholderProp,
} as const satisfies PropTable;
