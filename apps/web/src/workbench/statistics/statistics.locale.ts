import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const statisticsTexts = defineTexts('work-statistics', {
  whose: { zh: '統計範圍', en: 'Scope' },
  own: { zh: '我的任務', en: 'My tasks' },
  department: { zh: '我管理的部門', en: 'My departments' },
  days: { zh: '期間', en: 'Period' },
  lastDays: { zh: '最近 {count} 天', en: 'Last {count} {count|day|days}' },
  loading: { zh: '正在統計', en: 'Loading statistics' },
  form: { zh: '表單', en: 'Form' },
  open: { zh: '待辦', en: 'Open' },
  overdue: { zh: '逾期', en: 'Overdue' },
  finished: { zh: '已辦', en: 'Done' },
  average: { zh: '平均處理時間', en: 'Average handling time' },
  total: generalTexts.total,
  people: { zh: '共 {count} 人', en: '{count} {count|person|people}' },
  capped: {
    zh: '任務很多，每人只統計最近的 1,000 項，至多 200 人。',
    en: 'Only the latest 1,000 tasks of each person are counted, for up to 200 people.',
  },
  empty: { zh: '這段期間沒有任務', en: 'No tasks in this period' },
  emptyHint: { zh: '請換個期間再試一次。', en: 'Try another period.' },
  noDepartment: { zh: '您沒有管理的部門', en: 'You do not manage any department' },
  noDepartmentHint: { zh: '部門主管可以在這裡看到成員的任務。', en: "Department managers can view their members' tasks here." },
  minutes: { zh: '{count} 分鐘', en: '{count} min' },
  hours: { zh: '{count} 小時', en: '{count} h' },
  daysLong: { zh: '{count} 天', en: '{count} d' },
});
