import type { LocalizedText } from '@inkstone/schema';

/** Why a calendar cannot be kept, by issue code. */
export const calendarIssueTexts = {
  Region: { zh: '必須是 {regions} 之一', en: 'Must be one of {regions}' },
  NoWeekday: { zh: '至少要有一個工作日', en: 'At least one weekday must be worked' },
  Weekday: { zh: '不是星期，或重複：{value}', en: 'No weekday, or twice: {value}' },
  NoHours: { zh: '至少要有一段工作時間', en: 'There must be working hours' },
  TooManyHours: { zh: '工作時間最多 {max} 段', en: 'At most {max} stretches of hours' },
  Minute: { zh: '請填寫 00:00 到 24:00 的時間', en: 'Please enter a time from 00:00 to 24:00' },
  HoursEnd: { zh: '結束必須晚於開始', en: 'Must end after it begins' },
  HoursOrder: { zh: '必須在前一段結束之後開始', en: 'Must begin when the one before has ended' },
  Day: { zh: '請填寫存在的日期', en: 'Please enter a day that exists' },
  DayTwice: { zh: '與第 {place} 列是同一天', en: 'The same day as in row {place}' },
  DayName: { zh: '請填寫名稱', en: 'Please enter a name' },
  DayNameLength: { zh: '最多 {max} 個字', en: 'At most {max} characters' },
} as const satisfies Record<string, LocalizedText>;
