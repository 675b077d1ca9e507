import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const portalTexts = defineTexts('portal', {
  page: { zh: '頁面', en: 'Page' },
  loading: { zh: '正在載入頁面', en: 'Loading page' },
  loadingCard: { zh: '正在載入「{name}」', en: 'Loading "{name}"' },
  noCards: { zh: '這個頁面目前沒有您可以查看的內容', en: 'No content available to you on this page' },
  noRecords: { zh: '沒有記錄', en: 'No records' },
  noWork: { zh: '沒有待辦', en: 'No tasks' },
  todo: { zh: '{count} 件待辦', en: '{count} {count|task|tasks} to do' },
  allRecords: { zh: '查看全部', en: 'View all' },
  allWork: { zh: '查看全部待辦', en: 'View all tasks' },
  untitled: generalTexts.untitled,
  moreThan: { zh: '超過 {count}', en: 'More than {count}' },
  about: { zh: '約 {count}', en: 'About {count}' },
});
