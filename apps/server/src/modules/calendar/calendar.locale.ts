import type { LocalizedText } from '@inkstone/schema';

/** Messages by issue code. */
export const calendarIssueTexts = {
  Region: { zh: '必須是 {regions} 之一', en: 'Must be one of {regions}' },
  NoWeekday: { zh: '至少要有一個工作日', en: 'Select at least one working day' },
  Weekday: { zh: '不是星期，或重複：{value}', en: 'Not a weekday, or a duplicate: {value}' },
  NoHours: { zh: '至少要有一段工作時間', en: 'Enter at least one time range' },
  TooManyHours: { zh: '工作時間最多 {max} 段', en: 'Up to {max} time ranges' },
  Minute: { zh: '請填寫 00:00 到 24:00 的時間', en: 'Enter a time from 00:00 to 24:00' },
  HoursEnd: { zh: '結束必須晚於開始', en: 'The end must be after the start' },
  HoursOrder: { zh: '必須在前一段結束之後開始', en: 'Must start after the previous range has ended' },
  Day: { zh: '請填寫存在的日期', en: 'Enter a valid date' },
  DayTwice: { zh: '與第 {place} 列是同一天', en: 'Same date as in row {place}' },
  DayName: { zh: '請填寫名稱', en: 'Enter a name' },
  DayNameLength: { zh: '最多 {max} 個字', en: 'Up to {max} characters' },
} as const satisfies Record<string, LocalizedText>;
