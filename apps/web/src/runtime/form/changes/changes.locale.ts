import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const changesTexts = defineTexts('changes', {
  changes: { zh: '修改', en: 'Changes' },
  loading: { zh: '修改紀錄載入中', en: 'Loading changes' },
  none: { zh: '沒有修改', en: 'No changes' },
  noneHint: { zh: '提交之後，誰改了哪些欄位會列在這裡。', en: 'Changes to fields after submission are listed here.' },
  more: generalTexts.loadMore,
  show: { zh: '檢視修改', en: 'Show changes' },
  hide: { zh: '收合修改', en: 'Hide changes' },
  empty: generalTexts.empty,
  rowAdded: { zh: '新增一列', en: 'Row added' },
  rowRemoved: { zh: '刪除一列', en: 'Row removed' },
  cell: { zh: '{sheet} 第 {row} 列 {column}', en: '{sheet}, row {row}, {column}' },
  cellGone: { zh: '{sheet}（已刪除的列）{column}', en: '{sheet}, deleted row, {column}' },
});
export type ChangesTextKey = keyof (typeof changesTexts)['table'];
