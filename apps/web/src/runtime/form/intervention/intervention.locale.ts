import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const interventionTexts = defineTexts('intervention', {
  loading: generalTexts.loading,
  close: generalTexts.close,
  activity: { zh: '節點', en: 'Node' },
  chooseActivity: { zh: '請選擇節點', en: 'Select a node' },
  noActivity: { zh: '目前沒有可選的節點', en: 'No node is available' },
  people: { zh: '處理人', en: 'Participants' },
  owner: { zh: '新的擁有者', en: 'New owner' },
  choosePeople: generalTexts.selectPerson,
  reason: generalTexts.reason,
  reasonHint: { zh: '寫下原因（選填）', en: 'Enter a reason (optional)' },
});
