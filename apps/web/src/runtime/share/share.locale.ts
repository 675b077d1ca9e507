import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const shareTexts = defineTexts('share', {
  title: { zh: '分享這張表單', en: 'Share this form' },
  loading: { zh: '正在產生短碼', en: 'Creating short code' },
  hint: { zh: '只有有權限的人才能開啟。', en: 'Only people with permission can open it.' },
  code: { zh: '這張表單的 QR 碼', en: 'QR code of this form' },
  address: { zh: '網址', en: 'URL' },
  copy: { zh: '複製網址', en: 'Copy URL' },
  send: { zh: '傳送', en: 'Send' },
  close: generalTexts.close,
  opening: { zh: '正在開啟', en: 'Opening' },
});
