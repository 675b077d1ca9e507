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
  actions: { zh: '第 {number} 行的操作', en: 'Actions of row {number}' },
  total: { zh: '合計', en: 'Total' },
  empty: { zh: '還沒有資料', en: 'Nothing here yet' },
  edit: { zh: '編輯第 {number} 行', en: 'Edit row {number}' },
  previous: { zh: '上一行', en: 'Previous row' },
  next: { zh: '下一行', en: 'Next row' },
  done: { zh: '完成', en: 'Done' },
  more: { zh: '顯示更多', en: 'Show more' },
  faulty: { zh: '有待修正', en: 'Needs attention' },
  added: { zh: '已新增第 {number} 行', en: 'Row {number} added' },
  deleted: { zh: '已刪除第 {number} 行', en: 'Row {number} deleted' },
  pasted: { zh: '已貼上 {rows} 行 {cells} 格', en: '{cells} cells pasted into {rows} rows' },
  pastedPart: {
    zh: '已貼上 {rows} 行 {cells} 格，{left} 格無法貼上',
    en: '{cells} cells pasted into {rows} rows, {left} could not be taken',
  },
} as const satisfies Record<string, LocalizedText>;
