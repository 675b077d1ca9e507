import { defineTexts } from '../platform/i18n/texts.ts';

export const signingTexts = defineTexts('signing', {
  title: { zh: '手寫簽名', en: 'Signature' },
  asks: { zh: '{person}請您在此簽名', en: '{person} asks for a signature here' },
  over: { zh: '簽名頁面已失效', en: 'This signing page is over' },
  overHint: {
    zh: '每個二維碼只能簽名一次，五分鐘內有效。請在電腦上重新產生。',
    en: 'A code is good for one signature within five minutes. Make a new one on the computer.',
  },
  done: { zh: '簽名已送出', en: 'The signature was sent' },
  doneHint: { zh: '請回到電腦繼續，此頁可以關閉。', en: 'Go on at the computer; this page can be closed.' },
  failed: { zh: '簽名未送出，請重試', en: 'The signature was not sent, please try again' },
  loading: { zh: '載入中', en: 'Loading' },
  retry: { zh: '重試', en: 'Try again' },
});
