import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const groupTexts = defineTexts('listGroup', {
  group: { zh: '分組', en: 'Group by' },
  groupBy: { zh: '第 {index} 分組欄位', en: 'Group field {index}' },
  none: { zh: '不分組', en: 'No grouping' },
  empty: generalTexts.empty,
  count: { zh: '{count} 筆', en: '{count}' },
  loading: { zh: '正在分組', en: 'Grouping' },
  late: { zh: '資料太多，無法及時分組，請先篩選', en: 'Too much data to group; filter it first' },
  more: { zh: '更多分組', en: 'More groups' },
  groups: { zh: '分組', en: 'Groups' },
});
