import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const choosingTexts = defineTexts('choosing', {
  nextHandlers: { zh: '「{activity}」處理人', en: 'Handlers of {activity}' },
  nobodyTitle: { zh: '下一節點尚未選擇處理人', en: 'No handlers selected for the next node' },
  nobodyText: {
    zh: '請選擇處理人；也可以不選，仍要提交。',
    en: 'Select handlers, or submit anyway.',
  },
  submitAnyway: { zh: '仍要提交', en: 'Submit anyway' },
  submit: { zh: '提交', en: 'Submit' },
  cancel: generalTexts.cancel,
  choose: { zh: '輸入姓名搜尋', en: 'Search by name' },
  loading: { zh: '人員載入中', en: 'Loading people' },
  nobodyToChoose: { zh: '範圍內沒有可選的人員', en: 'No people available' },
  valuesTitle: { zh: '數值與您看到的不同', en: 'Values have changed' },
  valuesText: {
    zh: '重新計算後，下列會決定流程走向的數值已改變。請確認後再提交。',
    en: 'These recalculated values determine the route and differ from what you saw. Confirm to submit.',
  },
  shown: { zh: '您看到的', en: 'Value you saw' },
  result: { zh: '現在是', en: 'Current value' },
  confirm: { zh: '確認提交', en: 'Confirm and submit' },
});
