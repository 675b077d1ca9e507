import { defineTexts } from '../../../platform/i18n/texts.ts';

export const choosingTexts = defineTexts('choosing', {
  nextHandlers: { zh: '「{activity}」處理人', en: 'Handlers of {activity}' },
  nobodyTitle: { zh: '下一節點尚未選擇處理人', en: 'Nobody is selected for the next node' },
  nobodyText: {
    zh: '請選擇處理人；也可以不選，仍要提交。',
    en: 'Choose who handles it, or submit anyway.',
  },
  submitAnyway: { zh: '仍要提交', en: 'Submit anyway' },
  submit: { zh: '提交', en: 'Submit' },
  cancel: { zh: '取消', en: 'Cancel' },
  choose: { zh: '輸入姓名搜尋', en: 'Type a name' },
  loading: { zh: '人員載入中', en: 'Loading people' },
  nobodyToChoose: { zh: '範圍內沒有可選的人員', en: 'There is nobody to choose from' },
  valuesTitle: { zh: '數值與您看到的不同', en: 'Values are not what you saw' },
  valuesText: {
    zh: '重新計算後，下列會決定流程走向的數值已改變。請確認後再提交。',
    en: 'Worked out again, these values, which decide where the workflow goes, have changed. Please confirm.',
  },
  shown: { zh: '您看到的', en: 'You saw' },
  result: { zh: '現在是', en: 'Now' },
  confirm: { zh: '確認提交', en: 'Confirm and submit' },
});
