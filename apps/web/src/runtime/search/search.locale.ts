import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const searchTexts = defineTexts('search', {
  title: generalTexts.search,
  label: { zh: '表單、記錄、任務、人員', en: 'Forms, records, tasks, people' },
  begin: { zh: '想找什麼？', en: 'What are you looking for?' },
  beginHint: { zh: '輸入名稱、單據編號或人名。', en: 'Enter a name, number or person.' },
  beginHintKeys: {
    zh: '輸入名稱、單據編號或人名；在任何頁面按 / 都能開始搜尋。',
    en: 'Enter a name, number or person. Press / on any page to search.',
  },
  loading: { zh: '正在搜尋', en: 'Searching' },
  goingOn: { zh: '正在搜尋其他清單', en: 'Searching more lists' },
  forms: { zh: '表單', en: 'Forms' },
  records: { zh: '記錄', en: 'Records' },
  work: { zh: '任務', en: 'Tasks' },
  people: { zh: '人員', en: 'People' },
  none: { zh: '沒有符合的項目', en: 'No results' },
  more: { zh: '顯示更多{name}', en: 'More {name}' },
  allIn: { zh: '在「{name}」查看全部', en: 'View all in {name}' },
  untitled: generalTexts.untitled,
});
