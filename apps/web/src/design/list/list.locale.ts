import { generalTexts, type LocalizedText } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const listTexts = defineTexts('design-list', {
  columns: { zh: '欄位', en: 'Columns' },
  field: { zh: '欄位', en: 'Field' },
  width: { zh: '寬度', en: 'Width' },
  total: generalTexts.total,
  actions: { zh: '動作', en: 'Actions' },
  of: { zh: '{name}：{field}', en: '{field} of {name}' },
  removeColumn: { zh: '刪除欄位 {name}', en: 'Delete the column {name}' },
  removed: { zh: '已刪除欄位「{name}」', en: 'Deleted the column "{name}"' },
  addColumn: { zh: '新增欄位…', en: 'Add column…' },
  added: { zh: '已新增欄位「{name}」', en: 'Added the column "{name}"' },
  automatic: { zh: '自動', en: 'Automatic' },
  none: { zh: '無', en: 'None' },
  sum: { zh: '合計', en: 'Sum' },
  avg: { zh: '平均', en: 'Average' },
  min: { zh: '最小', en: 'Minimum' },
  max: { zh: '最大', en: 'Maximum' },
  noColumns: { zh: '還沒有欄位', en: 'No columns yet' },
  behaviour: { zh: '排序與分組', en: 'Sort and group' },
  sort: { zh: '排序欄位', en: 'Sort by' },
  newestFirst: { zh: '最新的在前', en: 'Newest first' },
  direction: { zh: '方向', en: 'Direction' },
  ascending: { zh: '升冪', en: 'Ascending' },
  descending: { zh: '降冪', en: 'Descending' },
  group: { zh: '分組欄位', en: 'Group by' },
  frozen: { zh: '凍結欄數', en: 'Frozen columns' },
  filter: { zh: '只列出符合條件的記錄', en: 'Only records that match' },
  filters: { zh: '清單上方提供的篩選', en: 'Filters above the list' },
  search: { zh: '關鍵字搜尋的欄位', en: 'Fields searched by keyword' },
  gantt: { zh: '時間軸', en: 'Timeline' },
  start: { zh: '開始', en: 'Start' },
  end: { zh: '結束', en: 'End' },
  progress: generalTexts.progress,
  preview: { zh: '以真實記錄預覽', en: 'Preview with real records' },
  loading: { zh: '載入中…', en: 'Loading…' },
  noRecords: { zh: '沒有可以顯示的記錄', en: 'No records to show' },
  noRecordsHint: {
    zh: '只列出您與所選的人都能查看的記錄。',
    en: 'Only records that both you and the selected person can view are listed.',
  },
  cardHint: {
    zh: '手機的卡片顯示記錄名稱，與最前面四個有內容的欄位；移動欄位即可改變。',
    en: 'Cards on phones show the record name and the first four columns with a value. Move columns to change this.',
  },
  movedColumn: { zh: '已移動欄位「{name}」', en: 'Moved the column "{name}"' },
});

/** The properties of a list with their help (`every-property.test.tsx`). */
export const listProperties = {
  name: { zh: '標籤與標題上的名稱', en: 'Name on tabs and headings' },
  name_i18n: { zh: '未填時用名稱', en: 'If empty, the name is used' },
  columns: {
    zh: '依序顯示；寬度以像素計，未填時依內容。',
    en: 'Shown in this order. Widths are in pixels; if empty, a column fits its content.',
  },
  totals: { zh: '合計顯示在清單下方，計入所有符合條件的記錄。', en: 'Totals are shown below the list and include all matching records.' },
  sort: { zh: '開啟清單時的順序', en: 'Order when the list is opened' },
  group: { zh: '開啟清單時依此欄位分組', en: 'The list is grouped by this field when it is opened' },
  frozen: { zh: '左右捲動時固定不動', en: 'Stay in place while the list scrolls sideways' },
  filter: { zh: '不論其他篩選為何，一律套用', en: 'Always applied, regardless of other filters' },
  filters: {
    zh: '每個篩選欄位會建立一個索引，發布後在背景建立。',
    en: 'Each filter field gets an index, which is built in the background after publishing.',
  },
  search: {
    zh: '未選時搜尋記錄名稱與單據編號；每個欄位會建立一個索引。',
    en: 'If none is selected, the record name and sequence number are searched. Each field gets an index.',
  },
  gantt: { zh: '有開始與結束日期時，可在時間軸上檢視記錄', en: 'With a start and an end date, records can be viewed on a timeline' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
