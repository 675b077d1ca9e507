import { defineControl } from '@inkstone/form-engine';
import { inputProps, selectProp, switchProp, unsetProp } from '../props/control-props.ts';
import { filesBehaviour, presentImage, type FilesValue } from '../values/file-value.ts';
import { filesIssues } from '../upload-rule/check-upload.ts';
import { readImageNumber } from '../upload-rule/image-number.ts';
import { uploadProps } from '../upload/upload-props.ts';

const qualities = [30, 40, 50, 60, 70, 80, 90];

/** One picture, or several as `number` allows. */
export const imageModel = defineControl<FilesValue>({
  ...filesBehaviour(presentImage),
  type: 'image',
  code: 10,
  props: {
    ...inputProps,
    ...uploadProps,
    number: unsetProp('text', '圖片數量', 'Number of images'),
    addWatermark: switchProp(false, '加浮水印', 'Watermark'),
    watermarkFontSize: selectProp(
      16,
      [
        [16, '小', 'Small'],
        [32, '中', 'Medium'],
        [48, '大', 'Large'],
        [72, '特大', 'Extra large'],
      ],
      { zh: '浮水印字級', en: 'Watermark size' },
    ),
    compressible: switchProp(false, '壓縮圖片', 'Compress images'),
    imageQuality: selectProp(
      50,
      qualities.map((quality) => [quality, `${quality}%`, `${quality}%`] as const),
      { zh: '圖片品質', en: 'Image quality' },
    ),
    onlyShoot: switchProp(false, '僅能拍照', 'Camera only'),
  },
  validate: (value, { options }) => filesIssues('image', value ?? [], options),
  validateOptions: (options) =>
    readImageNumber(options['number']) === null ? [{ code: 'ImageNumber', params: { option: 'number' } }] : [],
  samples: [[{ id: '01980000-0000-7000-8000-000000000311', name: '現場.jpg', fileSize: 256_000 }], null],
});
