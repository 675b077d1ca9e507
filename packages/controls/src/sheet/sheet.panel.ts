import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  rows: {
    label: { zh: '預設行數', en: 'Default rows' },
    help: { zh: '新表單一開始有幾行，0 到 100。', en: 'How many rows a new form starts with, 0 to 100.' },
  },
  editable: {
    label: { zh: '可編輯', en: 'Editable' },
    help: { zh: '可以修改、新增與刪除行。', en: 'Rows can be changed, added and removed.' },
  },
  isEmptyRow: {
    label: { zh: '允許空行', en: 'Allow blank rows' },
    help: { zh: '整行沒填也可以提交。', en: 'A row without any value may be submitted.' },
  },
  importable: {
    label: { zh: '可匯入', en: 'Allow import' },
    help: { zh: '可以從 Excel 匯入行。', en: 'Rows can be imported from Excel.' },
  },
  exportable: { label: { zh: '可匯出', en: 'Allow export' }, help: { zh: '可以把行匯出成 Excel。', en: 'Rows can be exported to Excel.' } },
  importFormRelevanceForm: {
    label: { zh: '由關聯表單匯入', en: 'Import from related record control' },
    help: { zh: '一次選多筆關聯記錄，各成一行。', en: 'Picks several records at once, each becomes a row.' },
  },
  showAllEdit: {
    label: { zh: '全部編輯', en: 'Edit all rows' },
    help: { zh: '所有行同時可以編輯。', en: 'All rows can be edited at the same time.' },
  },
  sheetFiters: {
    label: { zh: '篩選欄位', en: 'Filter fields' },
    help: { zh: '子表上方可以用來篩選的欄位。', en: 'Columns by which rows can be filtered above the sub-table.' },
  },
  headGroup: {
    label: { zh: '多級表頭', en: 'Multi-level headers' },
    help: { zh: '幾個欄位上面共同的表頭，可以有好幾層。', en: 'Headings over several columns, of several levels.' },
  },
  frozenColumns: {
    label: { zh: '凍結欄數', en: 'Frozen columns' },
    help: { zh: '左右捲動時，前幾欄固定不動。', en: 'How many first columns stay while scrolling sideways.' },
  },
  mobileDisplayMode: {
    label: { zh: '行動端展示方式', en: 'Mobile display' },
    help: { zh: '在手機上怎麼顯示行。', en: 'How rows are shown on phones.' },
    choices: { waterfall: { zh: '瀑布', en: 'Stacked' }, table: { zh: '表格', en: 'Table' }, page: { zh: '分頁', en: 'Paged' } },
  },
  showSheetViewPattern: {
    label: { zh: '唯讀時純展示', en: 'Plain table when read-only' },
    help: { zh: '不能修改時只顯示成簡單的表格。', en: 'A plain table for people who cannot change it.' },
  },
  actions: {
    label: { zh: '自訂按鈕', en: 'Custom buttons' },
    help: { zh: '子表上的按鈕，按下後執行步驟。', en: 'Buttons of the sub-table that run steps.' },
  },
  onAddRow: {
    label: { zh: '新增行時', en: 'On row added' },
    help: { zh: '新增一行後依序執行的步驟。', en: 'Steps that run after a row was added.' },
  },
  onDeleteRow: {
    label: { zh: '刪除行時', en: 'On row deleted' },
    help: { zh: '刪除一行後依序執行的步驟。', en: 'Steps that run after a row was removed.' },
  },
  width: {
    label: { zh: '列寬', en: 'Column width' },
    help: { zh: '欄位的寬度，單位為像素，最大 885。', en: 'The width of columns in pixels, at most 885.' },
  },
  showTotal: {
    label: { zh: '顯示合計', en: 'Show totals' },
    help: { zh: '在最下面顯示數值欄位的合計。', en: 'Shows totals of number columns at the bottom.' },
  },
};
