import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const offersTexts = defineTexts('design-offers', {
  title: { zh: '開放給其他應用', en: 'Shared with other applications' },
  hint: {
    zh: '其他應用的表單、清單與規則只能使用這裡開放的資料模型。修改立即生效。',
    en: 'Forms, lists and rules of other applications can only use the models that are shared here. Changes take effect at once.',
  },
  loading: generalTexts.loading,
  cancel: generalTexts.cancel,
  none: { zh: '發布資料模型後就能在這裡開放。', en: 'Models can be shared here once they are published.' },
  notOffered: { zh: '不開放', en: 'Not shared' },
  read: { zh: '開放讀取', en: 'Read' },
  write: { zh: '開放讀取與寫入', en: 'Read and write' },
  offerOf: { zh: '「{name}」的開放範圍', en: 'Sharing of {name}' },
  usedBy: { zh: '使用中：{apps}', en: 'Used by: {apps}' },
  restrict: { zh: '縮小開放範圍', en: 'Restrict' },
  restrictAsk: {
    zh: '{apps} 正在使用「{name}」。縮小後，它們的表單與規則可能讀不到或寫不進資料。仍要縮小嗎？',
    en: '{apps} {count|uses|use} "{name}". If you restrict it, their forms and rules may no longer be able to read or write it. Restrict it anyway?',
  },
});
