import { defineTexts } from '../i18n/texts.ts';

export const unsavedTexts = defineTexts('unsaved', {
  title: { zh: '不儲存就離開？', en: 'Leave without saving?' },
  text: { zh: '變更的內容還沒有儲存。', en: 'The changes have not been saved.' },
  leave: { zh: '不儲存', en: 'Leave' },
  stay: { zh: '留下', en: 'Stay' },
});
