import { defineTexts } from '../../../platform/i18n/texts.ts';

export const groupTexts = defineTexts('listGroup', {
  group: { zh: '分組', en: 'Groups' },
  groupBy: { zh: '第 {place} 分組欄位', en: 'Field {place} of the groups' },
  none: { zh: '不分組', en: 'No groups' },
  empty: { zh: '（空白）', en: '(empty)' },
  count: { zh: '{count} 筆', en: '{count}' },
  loading: { zh: '正在分組', en: 'Making groups' },
  late: { zh: '資料太多，無法及時分組，請先篩選', en: 'Too many to be grouped in time; please filter first' },
  more: { zh: '更多分組', en: 'More groups' },
  groups: { zh: '分組', en: 'Groups' },
});
