import { defineTexts } from '../../../platform/i18n/texts.ts';

export const predictionTexts = defineTexts('prediction', {
  next: { zh: '接下來', en: 'Next steps' },
  certain: { zh: '確定', en: 'Certain' },
  chosen: { zh: '稍後選擇', en: 'Selected later' },
  unknown: { zh: '屆時決定', en: 'Not known yet' },
  stops: { zh: '之後會停下：{reason}', en: 'Will stop: {reason}' },
  loading: { zh: '正在推算後續流程', en: 'Predicting next steps' },
  nothing: { zh: '提交後即完成，不需他人處理', en: 'Completed on submission; no one else is involved' },
});
