import { defineControl } from '@inkstone/form-engine';
import { inputProps, selectProp, switchProp, unsetProp } from '../props/control-props.ts';
import { filesBehaviour, presentImage, type FilesValue } from '../values/file-value.ts';
import { filesIssues } from '../upload-rule/check-upload.ts';
import { readImageNumber } from '../upload-rule/image-number.ts';
import { uploadProps } from '../upload/upload-props.ts';

/** One picture, or several as `number` allows. */
export const imageModel = defineControl<FilesValue>({
  ...filesBehaviour(presentImage),
  type: 'image',
  code: 10,
  props: {
    ...inputProps,
    ...uploadProps,
    number: unsetProp('text'),
    addWatermark: switchProp(false),
    watermarkFontSize: selectProp(16, [16, 32, 48, 72]),
    compressible: switchProp(false),
    imageQuality: selectProp(50, [30, 40, 50, 60, 70, 80, 90]),
    onlyShoot: switchProp(false),
  },
  validate: (value, { options }) => filesIssues('image', value ?? [], options),
  validateOptions: (options) =>
    readImageNumber(options['number']) === null ? [{ code: 'ImageNumber', params: { option: 'number' } }] : [],
  samples: [[{ id: '01980000-0000-7000-8000-000000000311', name: '現場.jpg', fileSize: 256_000 }], null],
});
