import type { PropTable } from '@inkstone/form-engine';
import { emptyChoiceProps, selectProp, switchProp, unsetProp, valueProps } from '../props/control-props.ts';

/** The precision of an address and its default value (designer specification, section 3). */
export const addressProps = {
  ...valueProps,
  locationType: selectProp(
    'pp-cc-aa',
    [
      ['pp', '省', 'Province'],
      ['pp-cc', '省、市', 'Province and city'],
      ['pp-cc-aa', '省、市、區', 'Province, city and district'],
    ],
    { zh: '地址精度', en: 'Address precision' },
  ),
  showEmpty: switchProp(true, '顯示空選項', 'Show empty option'),
  ...emptyChoiceProps,
  autoGetLocation: switchProp(false, '自動定位', 'Locate automatically'),
  defaultValue: unsetProp('address', '預設值', 'Default value'),
} as const satisfies PropTable;
