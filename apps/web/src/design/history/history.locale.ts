import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const historyTexts = defineTexts('design-history', {
  title: { zh: '修改紀錄', en: 'History' },
  loading: generalTexts.loading,
  more: generalTexts.loadMore,
  cancel: generalTexts.cancel,
  none: { zh: '最近 90 天沒有修改', en: 'Nothing was changed within the last 90 days' },
  published: { zh: '發布', en: 'Published' },
  discarded: { zh: '捨棄了所有修改', en: 'Discarded all changes' },
  restored: { zh: '還原了先前的內容', en: 'Restored an earlier state' },
  installation: { zh: '系統', en: 'The system' },
  snapshots: { zh: '可以還原的內容', en: 'States that can be restored' },
  noSnapshots: { zh: '還沒有可以還原的內容', en: 'There is nothing to restore yet' },
  restore: { zh: '還原', en: 'Restore' },
  restoreAsk: {
    zh: '要以這份內容取代目前的修改嗎？目前的修改會保留在這個清單裡。',
    en: 'Replace the current changes by this state? The current changes stay in this list.',
  },
  discard: { zh: '捨棄所有修改', en: 'Discard all changes' },
  discardAsk: {
    zh: '應用會回到已發布的內容。修改會保留在這裡，之後可以還原。',
    en: 'The application returns to what is published. The changes stay here and can be restored.',
  },
  beforePublished: { zh: '發布前', en: 'Before publishing' },
  beforeDay: { zh: '當天第一次修改前', en: 'Before the first change of the day' },
  beforeGroups: { zh: '每 200 次修改', en: 'Every 200 changes' },
  beforeDiscarded: { zh: '捨棄前', en: 'Before discarding' },
  beforeRestored: { zh: '還原前', en: 'Before restoring' },
  documents: { zh: '{count} 份文件有修改', en: '{count} changed {count|document|documents}' },
});
