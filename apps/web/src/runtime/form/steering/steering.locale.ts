import { defineTexts } from '../../../platform/i18n/texts.ts';

export const steerTexts = defineTexts('steering', {
  loading: { zh: '載入中', en: 'Loading' },
  close: { zh: '關閉', en: 'Close' },
  activity: { zh: '節點', en: 'Node' },
  chooseActivity: { zh: '請選擇節點', en: 'Please choose a node' },
  noActivity: { zh: '目前沒有可選的節點', en: 'There is no node to choose now' },
  people: { zh: '處理人', en: 'Participants' },
  owner: { zh: '新的擁有者', en: 'New owner' },
  choosePeople: { zh: '請選擇人員', en: 'Please choose somebody' },
  reason: { zh: '原因', en: 'Reason' },
  reasonHint: { zh: '寫下原因（選填）', en: 'Say why (optional)' },
});
