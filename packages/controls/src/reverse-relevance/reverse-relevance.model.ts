import { defineControl } from '@inkstone/form-engine';
import { controlTypes, dataItemTypes } from '@inkstone/schema';
import { inputProps, selectProp, unsetProp } from '../options/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { presentLabel } from '../values/layout-title.ts';
import { recordSourceProps } from '../relevance-form/relevance-props.ts';

/**
 * The records of another model that point at this one through `fieldCode`. It holds no value of its own: the field stands in the other
 * model, and lists ask for it.
 */
export const reverseRelevanceModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'reverse-relevance',
  code: controlTypes['reverse-relevance'],
  onScreenOnly: true,
  props: {
    ...inputProps,
    ...recordSourceProps,
    appPackageCode: unsetProp('text', '應用', 'Application'),
    appFunctionCode: unsetProp('text', '功能', 'Function'),
    fieldCode: unsetProp('data-item', '關聯欄位', 'Field that points here'),
    displayMode: selectProp(
      'list',
      [
        ['list', '列表', 'A list'],
        ['link', '連結', 'A link'],
      ],
      { zh: '展示方式', en: 'Shown as' },
    ),
    listCode: unsetProp('text', '查詢列表', 'List'),
    listDisplayMode: selectProp(
      'table',
      [
        ['tabs', '頁籤', 'On a tab'],
        ['table', '表格', 'As a table'],
      ],
      { zh: '列表位置', en: 'Where the list stands' },
    ),
    relativeType: selectProp(
      dataItemTypes.RelevanceForm,
      [
        [dataItemTypes.RelevanceForm, '關聯單選', 'Points at one record'],
        [dataItemTypes.RelevanceFormEx, '關聯多選', 'Points at several records'],
      ],
      { zh: '關聯類型', en: 'Kind of field' },
    ),
  },
  present: (_value, context) => presentLabel(context, 'strong'),
});
