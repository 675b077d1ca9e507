import { defineControl } from '@inkstone/form-engine';
import { frameProps, tipsProp } from '../props/control-props.ts';
import { localizedOption } from '../options/declared-option.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { presentLabel } from '../values/layout-title.ts';

/** A hint among the controls. */
export const tipsModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'tips',
  code: 16,
  props: { ...frameProps, tips: tipsProp },
  present: (_value, context) => {
    const text = localizedOption(context.options, 'tips', context.locale);
    return text === null ? presentLabel(context, 'muted') : { kind: 'text', text, tone: 'muted' };
  },
});
