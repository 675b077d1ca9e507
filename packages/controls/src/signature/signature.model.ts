import { defineControl } from '@inkstone/form-engine';
import { fileEventProps, inputProps, selectProp } from '../props/control-props.ts';
import { filesBehaviour, presentImage, type FilesValue } from '../values/file-value.ts';
import { filesIssues } from '../upload-rule/check-upload.ts';

/** A handwritten signature, stored as an image. */
export const signatureModel = defineControl<FilesValue>({
  ...filesBehaviour(presentImage),
  type: 'signature',
  code: 15,
  props: {
    ...inputProps,
    ...fileEventProps,
    displayEnd: selectProp('mobile', ['mobile', 'pc', 'both']),
  },
  validate: (value, { options }) => filesIssues('signature', value ?? [], options),
  samples: [[{ id: '01980000-0000-7000-8000-000000000321', name: '林雅婷.png', fileSize: 12_000 }], null],
});
