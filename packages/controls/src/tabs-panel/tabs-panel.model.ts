import { defineControl } from '@inkstone/form-engine';
import { frameProps, unsetProp } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { presentLabel } from '../values/layout-title.ts';

/** The panel of one tab. */
export const tabsPanelModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'tabs-panel',
  code: 501,
  props: { ...frameProps, activeFormula: unsetProp('formula') },
  present: (_value, context) => presentLabel(context, 'strong'),
});
