import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  rows: {
    label: { zh: '預設列數', en: 'Default rows' },
    help: { zh: '新表單一開始的列數，0 到 100。', en: 'Number of rows in a new form, 0 to 100.' },
  },
  editable: {
    label: { zh: '可編輯', en: 'Editable' },
    help: { zh: '可以修改、新增與刪除列。', en: 'Rows can be edited, added and deleted.' },
  },
  isEmptyRow: {
    label: { zh: '允許空列', en: 'Allow blank rows' },
    help: { zh: '整列沒填也可以提交。', en: 'Rows without any value can be submitted.' },
  },
  importable: {
    label: { zh: '可匯入', en: 'Allow import' },
    help: { zh: '可以從 Excel 匯入列。', en: 'Rows can be imported from Excel.' },
  },
  exportable: { label: { zh: '可匯出', en: 'Allow export' }, help: { zh: '可以將列匯出成 Excel。', en: 'Rows can be exported to Excel.' } },
  importFormRelevanceForm: {
    label: { zh: '由關聯表單匯入', en: 'Import from related record control' },
    help: { zh: '一次選多筆關聯記錄，各成一列。', en: 'Select several records at once; each becomes a row.' },
  },
  showAllEdit: {
    label: { zh: '全部編輯', en: 'Edit all rows' },
    help: { zh: '所有列同時可以編輯。', en: 'All rows can be edited at the same time.' },
  },
  sheetFiters: {
    label: { zh: '篩選欄位', en: 'Filter fields' },
    help: { zh: '子表上方可以用來篩選的欄位。', en: 'Columns by which rows can be filtered above the sub-table.' },
  },
  headGroup: {
    label: { zh: '多級表頭', en: 'Multi-level headers' },
    help: { zh: '橫跨多個欄位的表頭，可以有多層。', en: 'Headings that span several columns, in several levels.' },
  },
  frozenColumns: {
    label: { zh: '凍結欄數', en: 'Frozen columns' },
    help: { zh: '左右捲動時，前幾欄固定不動。', en: 'Number of leading columns that stay in place while scrolling sideways.' },
  },
  mobileDisplayMode: {
    label: { zh: '手機顯示方式', en: 'Phone display' },
    help: { zh: '在手機上顯示列的方式。', en: 'How rows are shown on phones.' },
    choices: { waterfall: { zh: '堆疊', en: 'Stacked' }, table: { zh: '表格', en: 'Table' }, page: { zh: '分頁', en: 'Paged' } },
  },
  showSheetViewPattern: {
    label: { zh: '唯讀時以純表格顯示', en: 'Plain table when read-only' },
    help: { zh: '不能修改時只顯示成簡單的表格。', en: 'Shows a plain table to people who cannot edit it.' },
  },
  actions: {
    label: { zh: '自訂按鈕', en: 'Custom buttons' },
    help: { zh: '子表上的按鈕，按下後執行步驟。', en: 'Buttons of the sub-table that run steps.' },
  },
  onAddRow: {
    label: { zh: '新增列時', en: 'On row added' },
    help: { zh: '新增一列後依序執行的步驟。', en: 'Steps that run after a row was added.' },
  },
  onDeleteRow: {
    label: { zh: '刪除列時', en: 'On row deleted' },
    help: { zh: '刪除一列後依序執行的步驟。', en: 'Steps that run after a row was deleted.' },
  },
  width: {
    label: { zh: '欄寬', en: 'Column width' },
    help: { zh: '欄位的寬度，單位為像素，最大 885。', en: 'The width of columns in pixels, up to 885.' },
  },
  showTotal: {
    label: { zh: '顯示合計', en: 'Show totals' },
    help: { zh: '在最下面顯示數值欄位的合計。', en: 'Shows totals of number columns at the bottom.' },
  },
};
