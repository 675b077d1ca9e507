import { defineControl } from '@inkstone/form-engine';
import { frameProps } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { presentLabel } from '../values/layout-title.ts';

/** Panels of which one is visible at a time; `heads` defines the tabs (designer specification, section 3). */
export const tabsModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'tabs',
  code: 500,
  props: {
    ...frameProps,
    heads: { default: [], hint: 'tab-heads' },
    tabDefaultValue: { default: 'tab1', hint: 'text' },
  },
  present: (_value, context) => presentLabel(context, 'strong'),
});
