import type { LocalizedText } from '@inkstone/schema';

export const unitPickerText = {
  browse: { zh: '依部門選擇', en: 'Browse by department' },
  departments: { zh: '部門', en: 'Departments' },
  people: { zh: '人員', en: 'People' },
  pickDepartment: { zh: '請先選擇部門', en: 'Choose a department first' },
  none: { zh: '沒有符合的資料', en: 'Nothing matches' },
  failed: { zh: '讀取失敗', en: 'Could not be read' },
  retry: { zh: '重試', en: 'Try again' },
  loading: { zh: '讀取中', en: 'Loading' },
  done: { zh: '確定', en: 'Done' },
} as const satisfies Record<string, LocalizedText>;
