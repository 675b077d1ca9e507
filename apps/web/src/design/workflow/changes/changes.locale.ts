import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const changesTexts = defineTexts('design-workflow-changes', {
  loading: generalTexts.loading,
  from: { zh: '比較', en: 'Compare' },
  to: { zh: '與', en: 'with' },
  version: { zh: '第 {version} 版', en: 'Version {version}' },
  working: { zh: '目前設計的內容', en: 'Current design' },
  side: { zh: '圖上顯示', en: 'On the diagram' },
  before: { zh: '修改前', en: 'Before' },
  after: { zh: '修改後', en: 'After' },
  neverPublished: { zh: '流程發布之後才能比較', en: 'The workflow can be compared once it is published' },
  same: { zh: '兩邊相同', en: 'Both are identical' },
  counted: { zh: '新增 {added}、刪除 {removed}、修改 {changed}', en: '{added} added, {removed} removed, {changed} changed' },
  list: { zh: '修改內容', en: 'Changes' },
  all: { zh: '全部修改', en: 'All changes' },
  noneHere: { zh: '這裡沒有修改', en: 'No changes here' },
  routeAdded: { zh: '新增路徑：{from} → {to}', en: 'Added route: {from} → {to}' },
  routeRemoved: { zh: '刪除路徑：{from} → {to}', en: 'Removed route: {from} → {to}' },
  routeLeads: {
    zh: '「{from}」之後改走到「{to}」，原本到「{before}」',
    en: '"{from}" now leads to "{to}" instead of "{before}"',
  },
  added: { zh: '新增', en: 'Added' },
  removed: { zh: '刪除', en: 'Removed' },
  changed: { zh: '修改', en: 'Changed' },
});
