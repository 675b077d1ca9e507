import { defineTexts } from '../../../platform/i18n/texts.ts';

export const interventionTexts = defineTexts('steering', {
  loading: { zh: '載入中', en: 'Loading' },
  close: { zh: '關閉', en: 'Close' },
  activity: { zh: '節點', en: 'Node' },
  chooseActivity: { zh: '請選擇節點', en: 'Select a node' },
  noActivity: { zh: '目前沒有可選的節點', en: 'No node is available' },
  people: { zh: '處理人', en: 'Participants' },
  owner: { zh: '新的擁有者', en: 'New owner' },
  choosePeople: { zh: '請選擇人員', en: 'Select a person' },
  reason: { zh: '原因', en: 'Reason' },
  reasonHint: { zh: '寫下原因（選填）', en: 'Enter a reason (optional)' },
});
