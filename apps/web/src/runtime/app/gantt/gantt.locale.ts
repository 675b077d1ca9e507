import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const ganttTexts = defineTexts('gantt', {
  timeline: { zh: '時間軸', en: 'Timeline' },
  scale: { zh: '時間範圍', en: 'Time scale' },
  month: { zh: '月', en: 'Month' },
  quarter: { zh: '季', en: 'Quarter' },
  year: { zh: '年', en: 'Year' },
  before: { zh: '往前', en: 'Earlier' },
  after: { zh: '往後', en: 'Later' },
  today: generalTexts.today,
  none: { zh: '這段時間沒有記錄', en: 'No records in this period' },
  noneHint: { zh: '往前或往後翻，或放寬篩選條件', en: 'Move earlier or later, or remove filters' },
  unscheduled: { zh: '沒有開始日期的記錄', en: 'Records without a start date' },
  noUnscheduled: { zh: '所有記錄都有開始日期', en: 'All records have a start date' },
  done: { zh: '完成 {part}%', en: '{part}% done' },
});
