import { defineControl } from '@inkstone/form-engine';
import { dataItemTypes } from '@inkstone/schema';
import { inputProps, selectProp, unsetProp } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { presentLabel } from '../values/layout-title.ts';
import { recordSourceProps } from '../relevance-form/relevance-props.ts';

/**
 * The records of another model that reference this one through `fieldCode`. It has no value: the field is in the other model, and lists
 * query it. Required means that there is one of them once the form has been
 * submitted, which is when others can refer to it; read-only that they are not opened from here; it has changed when the list has.
 */
export const reverseRelevanceModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'reverse-relevance',
  code: 90,
  onScreenOnly: true,
  requiredMessage: 'record',
  props: {
    ...inputProps,
    onChange: unsetProp('steps'),
    appPackageCode: unsetProp('text'),
    appFunctionCode: unsetProp('text'),
    schemaCode: recordSourceProps.schemaCode,
    fieldCode: unsetProp('data-item'),
    relativeType: selectProp(dataItemTypes.RelevanceForm, [dataItemTypes.RelevanceForm, dataItemTypes.RelevanceFormEx]),
    displayMode: selectProp('list', ['list', 'link']),
    listCode: unsetProp('text'),
    listDisplayMode: selectProp('table', ['tabs', 'table']),
    conditions: recordSourceProps.conditions,
    mobileConditions: recordSourceProps.mobileConditions,
  },
  present: (_value, context) => presentLabel(context, 'strong'),
});
