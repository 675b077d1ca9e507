import type { PropertyTexts } from '../props/property-text.ts';

const percents = Object.fromEntries([30, 40, 50, 60, 70, 80, 90].map((quality) => [quality, { zh: `${quality}%`, en: `${quality}%` }]));

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  number: {
    label: { zh: '圖片數量', en: 'Number of images' },
    help: { zh: '一張，或多張並訂最少與最多張數。', en: 'One image, or several with a minimum and maximum.' },
  },
  addWatermark: {
    label: { zh: '加浮水印', en: 'Watermark' },
    help: { zh: '在圖片上加上姓名與時間。', en: 'Adds name and time to the image.' },
  },
  watermarkFontSize: {
    label: { zh: '浮水印字級', en: 'Watermark size' },
    help: { zh: '浮水印文字的大小。', en: 'The text size of the watermark.' },
    choices: {
      16: { zh: '小', en: 'Small' },
      32: { zh: '中', en: 'Medium' },
      48: { zh: '大', en: 'Large' },
      72: { zh: '特大', en: 'Extra large' },
    },
  },
  compressible: {
    label: { zh: '壓縮圖片', en: 'Compress images' },
    help: { zh: '上傳時縮小圖片的檔案。', en: 'Reduces the file size of images on upload.' },
  },
  imageQuality: {
    label: { zh: '圖片品質', en: 'Image quality' },
    help: { zh: '壓縮後的品質；越低檔案越小。', en: 'The quality after compression; lower quality means smaller files.' },
    choices: percents,
  },
  onlyShoot: {
    label: { zh: '僅能拍照', en: 'Camera only' },
    help: { zh: '只能當場拍照，不能選相簿裡的圖片。', en: 'Only new photos, no images from the album.' },
  },
};
