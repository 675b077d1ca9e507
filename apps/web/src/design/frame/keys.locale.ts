import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const keyTexts = defineTexts('design-keys', {
  title: { zh: '鍵盤快速鍵', en: 'Keyboard shortcuts' },
  everywhere: { zh: '任何地方', en: 'Everywhere' },
  'everywhere-0': { zh: '這份清單', en: 'This list' },
  'everywhere-1': { zh: '尋找並執行任何指令', en: 'Find and run any command' },
  'everywhere-2': generalTexts.undo,
  'everywhere-3': { zh: '重做', en: 'Redo' },
  tree: { zh: '應用的內容', en: 'Parts of the application' },
  'tree-0': { zh: '上一個、下一個', en: 'Previous, next' },
  'tree-1': { zh: '開啟', en: 'Open' },
  'tree-2': { zh: '刪除這份文件', en: 'Remove this document' },
  'tree-3': generalTexts.search,
  canvas: { zh: '表單畫布', en: 'Canvas of a form' },
  'canvas-0': { zh: '移動選取', en: 'Walk' },
  'canvas-1': { zh: '移動控制項', en: 'Move the controls' },
  'canvas-2': { zh: '選取多個', en: 'Select several' },
  'canvas-3': { zh: '改名（Enter 也可以）', en: 'Rename (also Enter)' },
  'canvas-4': generalTexts.delete,
  'canvas-5': { zh: '複製、剪下、貼上', en: 'Copy, cut, paste' },
  'canvas-6': { zh: '再製', en: 'Duplicate' },
  'canvas-7': { zh: '改變寬度', en: 'Change the width' },
  lines: { zh: '資料項、欄與選單', en: 'Data items, columns and menu' },
  'lines-0': { zh: '上一列、下一列', en: 'Previous line, next line' },
  'lines-1': { zh: '移動這一列', en: 'Move the line' },
  'lines-2': { zh: '下一個欄位', en: 'Next field' },
});
