import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';
import { managementTexts } from '../../platform/i18n/management-texts.ts';

export const calendarTexts = defineTexts('calendar', {
  title: { zh: '工作行事曆', en: 'Working calendar' },
  loading: generalTexts.loading,
  save: generalTexts.save,
  saved: { zh: '行事曆已儲存', en: 'Calendar saved' },
  actions: { zh: '操作', en: 'Actions' },
  region: { zh: '國定假日', en: 'Public holidays' },
  regionHint: {
    zh: '隨產品附上的假日與補班日，可用下方的自訂日增減。',
    en: 'Holidays and make-up days included with the product. Use custom days below to add or override them.',
  },
  regionLabel: { zh: '地區', en: 'Region' },
  taiwan: { zh: '臺灣', en: 'Taiwan' },
  mainland: { zh: '中國大陸', en: 'Mainland China' },
  none: { zh: '不使用', en: 'None' },
  time: { zh: '工作時間', en: 'Working hours' },
  timeHint: {
    zh: '以工作時間計算的期限與提醒依此推算；變更後，已經開始計時的期限不會移動。',
    en: 'Due times and reminders in working time are based on these hours. Changes do not affect due times that are already running.',
  },
  weekdays: { zh: '工作日', en: 'Working days' },
  hours: { zh: '時段', en: 'Time ranges' },
  stretch: { zh: '第 {index} 段', en: 'Time range {index}' },
  from: { zh: '開始', en: 'Start' },
  to: { zh: '結束', en: 'End' },
  addHours: { zh: '新增時段', en: 'Add time range' },
  remove: generalTexts.remove,
  ownDays: { zh: '自訂日', en: 'Custom days' },
  ownDaysHint: {
    zh: '優先於國定假日與星期：公司假日、補班日，或照常上班的國定假日。',
    en: 'Override public holidays and weekdays: company holidays, make-up days, or public holidays that are working days here.',
  },
  noOwnDays: { zh: '尚未設定自訂日', en: 'No custom days yet' },
  addDay: { zh: '新增自訂日', en: 'Add custom day' },
  day: { zh: '第 {index} 個自訂日', en: 'Custom day {index}' },
  date: { zh: '日期', en: 'Date' },
  kind: { zh: '類別', en: 'Type' },
  holiday: { zh: '放假', en: 'Holiday' },
  workday: { zh: '補班', en: 'Working day' },
  plain: { zh: '依星期計', en: 'Follow the weekday' },
  name: generalTexts.name,
  english: managementTexts.englishName,
  chinese: { zh: '名稱', en: 'Chinese name' },
  yearList: { zh: '全年一覽', en: 'Year overview' },
  year: { zh: '年份', en: 'Year' },
  noRegion: { zh: '未使用任何地區的國定假日', en: 'No public holidays in use' },
  notAnnounced: {
    zh: '這一年的補班日當時尚未公告，只列出法定假日。',
    en: 'Make-up days for this year had not been announced; only statutory holidays are listed.',
  },
  replaced: { zh: '由自訂日取代', en: 'Overridden by a custom day' },
});

export type CalendarText = keyof typeof calendarTexts.table;
