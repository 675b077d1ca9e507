import type { PropDefinition, PropTable } from '@inkstone/form-engine';
import { fileEventProps, switchProp, unsetProp } from '../props/control-props.ts';
import { atMostBytes, firstOf, noScripts } from '../option-rule/option-rule.ts';
import { limits } from '@inkstone/schema';
import { uploadLimits, uploadSizes } from '../upload-rule/upload-limits.ts';

/** Properties shared by attachments and images (designer specification, section 3). */
export const uploadProps = {
  limit: {
    default: uploadLimits.defaultMegabytes,
    hint: { kind: 'select', choices: uploadSizes },
  },
  batch: switchProp(true),
  ...fileEventProps,
} as const satisfies PropTable;

export const fileTypesProp: PropDefinition = {
  ...unsetProp('file-types'),
  check: firstOf(atMostBytes(limits.optionBytes), noScripts),
};
