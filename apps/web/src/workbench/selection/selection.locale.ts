import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const selectionTexts = defineTexts('selection', {
  select: { zh: '選取', en: 'Select' },
  selected: generalTexts.selected,
  selectAll: { zh: '全選', en: 'Select all' },
  pick: { zh: '選取「{title}」', en: 'Select "{title}"' },
  done: { zh: '結束選取', en: 'Done' },
  forward: { zh: '轉辦', en: 'Forward' },
  forwardSeveral: { zh: '轉辦 {count} 項', en: 'Forward {count}' },
  forwardTo: { zh: '轉辦給', en: 'Forward to' },
  forwardToRequired: { zh: '請選擇轉辦的對象', en: 'Select a person' },
  opinion: { zh: '簽核意見', en: 'Opinion' },
  close: generalTexts.close,
  went: { zh: '已轉辦 {count} 項', en: '{count} forwarded' },
  stayed: { zh: '{count} 項未能轉辦', en: '{count} could not be forwarded' },
  agree: { zh: '同意', en: 'Agree' },
  agreeSeveral: { zh: '同意 {count} 項任務', en: 'Agree to {count} {count|task|tasks}' },
  agreeHint: {
    zh: '逐項同意所選的任務。需要意見、附件或簽名，或需要填寫的任務會留下並說明原因。',
    en: 'Agrees to the selected tasks one by one. Tasks that require an opinion, attachment, signature or input are skipped, with the reason.',
  },
  agreed: { zh: '已同意 {count} 項', en: 'Agreed to {count}' },
  notAgreed: { zh: '{count} 項未能同意', en: '{count} could not be agreed to' },
  progress: generalTexts.progress,
});
