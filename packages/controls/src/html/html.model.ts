import { defineControl } from '@inkstone/form-engine';
import { frameProps, unsetProp } from '../props/control-props.ts';
import { textOption } from '../options/declared-option.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { plainOf } from '../markup/rich-text.ts';
import { presentText } from '../values/text-presentation.ts';

/** An HTML fragment among the controls. Its view cleans it; its presentation is its plain text. */
export const htmlModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'html',
  code: 400,
  props: { ...frameProps, content: unsetProp('html') },
  present: (_value, { options }) => presentText(plainOf(textOption(options, 'content') ?? '')),
});
