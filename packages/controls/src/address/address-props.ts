import type { PropTable } from '@inkstone/form-engine';
import { emptyChoiceProps, selectProp, switchProp, unsetProp, valueProps } from '../options/control-props.ts';

/** How fine an address is and what stands in it before somebody chooses (designer specification, section 3). */
export const addressProps = {
  ...valueProps,
  locationType: selectProp(
    'pp-cc-aa',
    [
      ['pp', '省', 'Province'],
      ['pp-cc', '省、市', 'Province and city'],
      ['pp-cc-aa', '省、市、區', 'Province, city and district'],
    ],
    { zh: '地址精度', en: 'How fine' },
  ),
  showEmpty: switchProp(true, '顯示空選項', 'Offer an empty choice'),
  ...emptyChoiceProps,
  autoGetLocation: switchProp(false, '自動定位', 'Find where the person is'),
  defaultValue: unsetProp('address', '預設值', 'Default value'),
} as const satisfies PropTable;
