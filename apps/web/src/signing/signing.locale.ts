import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../platform/i18n/texts.ts';

export const signingTexts = defineTexts('signing', {
  title: { zh: '手寫簽名', en: 'Signature' },
  asks: { zh: '{person} 請您在此簽名', en: '{person} asks you to sign here' },
  over: { zh: '簽名頁面已失效', en: 'This signing page has expired' },
  overHint: {
    zh: '每個 QR 碼只能簽名一次，五分鐘內有效。請在電腦上重新產生。',
    en: 'Each QR code is valid for one signature within five minutes. Create a new one on the computer.',
  },
  done: { zh: '簽名已送出', en: 'Signature sent' },
  doneHint: { zh: '請回到電腦繼續，此頁可以關閉。', en: 'Continue on the computer. You can close this page.' },
  failed: { zh: '簽名未送出，請重試', en: 'The signature was not sent. Try again.' },
  loading: generalTexts.loading,
  retry: { zh: '重試', en: 'Retry' },
});
