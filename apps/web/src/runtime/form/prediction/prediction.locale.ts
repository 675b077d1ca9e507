import { defineTexts } from '../../../platform/i18n/texts.ts';

export const predictionTexts = defineTexts('prediction', {
  next: { zh: '接下來', en: 'What comes next' },
  certain: { zh: '確定', en: 'certain' },
  chosen: { zh: '稍後選擇', en: 'chosen later' },
  unknown: { zh: '屆時揭曉', en: 'told when it is time' },
  stops: { zh: '之後會停下：{reason}', en: 'It would stop there: {reason}' },
  loading: { zh: '正在推算後續流程', en: 'Working out what comes next' },
  nothing: { zh: '提交後即完成，不需他人處理', en: 'It is complete as soon as it is submitted' },
});
