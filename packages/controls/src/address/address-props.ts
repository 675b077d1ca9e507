import type { PropTable } from '@inkstone/form-engine';
import { emptyChoiceProps, selectProp, switchProp, unsetProp, valueProps } from '../props/control-props.ts';

/** The precision of an address and its default value (designer specification, section 3). */
export const addressProps = {
  ...valueProps,
  locationType: selectProp('pp-cc-aa', ['pp', 'pp-cc', 'pp-cc-aa']),
  showEmpty: switchProp(true),
  ...emptyChoiceProps,
  autoGetLocation: switchProp(false),
  defaultValue: unsetProp('address'),
} as const satisfies PropTable;
