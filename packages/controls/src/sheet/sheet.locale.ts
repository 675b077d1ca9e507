import type { LocalizedText } from '@inkstone/schema';

export const sheetText = {
  name: { zh: '子表', en: 'Sub-table' },
  rowCount: { zh: '{count} 行', en: '{count} rows' },
  rowNumber: { zh: '序號', en: 'No.' },
  row: { zh: '第 {number} 行', en: 'Row {number}' },
  add: { zh: '新增一行', en: 'Add a row' },
  insert: { zh: '在上方插入', en: 'Insert above' },
  duplicate: { zh: '複製', en: 'Duplicate' },
  delete: { zh: '刪除', en: 'Delete' },
  actions: { zh: '行操作', en: 'Row actions' },
  total: { zh: '合計', en: 'Total' },
  empty: { zh: '還沒有資料', en: 'Nothing here yet' },
} as const satisfies Record<string, LocalizedText>;
