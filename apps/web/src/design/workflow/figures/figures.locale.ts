import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const figuresTexts = defineTexts('design-workflow-figures', {
  loading: generalTexts.loading,
  period: { zh: '期間', en: 'Period' },
  days: { zh: '最近 {count} 天', en: 'Last {count} days' },
  own: { zh: '自訂期間', en: 'Custom period' },
  from: { zh: '從', en: 'From' },
  to: { zh: '到', en: 'To' },
  endBeforeStart: { zh: '結束日期在開始日期之前', en: 'The end date is before the start date' },
  none: { zh: '這段期間沒有完成的節點', en: 'No nodes finished in this period' },
  hint: { zh: '中位時間／九成不超過・退回率・現有件數', en: 'Median time / 90% within, sent back, waiting now' },
  capped: { zh: '件數很多，只計最近處理的 5,000 件', en: 'Only the 5,000 most recent instances are counted' },
  elsewhere: {
    zh: '另有 {count} 件在圖上沒有的節點',
    en: '{count} more {count|is|are} at nodes that are not on the diagram',
  },
  neverPublished: { zh: '流程發布之後才有統計', en: 'Statistics are available once the workflow is published' },
  running: { zh: '進行中：', en: 'Running:' },
  noneRunning: { zh: '沒有進行中的流程', en: 'No running instances' },
  ofVersion: { zh: '第 {version} 版 {count} 件', en: '{count} on version {version}' },
  migrate: { zh: '遷移第 {version} 版', en: 'Migrate version {version}' },
  took: { zh: '{median}／{long}', en: '{median} / {long}' },
  returned: { zh: '退回 {percent}%', en: '{percent}% sent back' },
  waiting: { zh: '現有 {count}', en: '{count} waiting' },
  tookSaid: {
    zh: '中位時間 {median}，九成在 {long}內（{count} 次）',
    en: 'median time {median}, 90% within {long} ({count} {count|time|times})',
  },
  disagreedSaid: { zh: '不同意 {percent}%', en: '{percent}% disagreed' },
  waitingSaid: { zh: '現有 {count} 件，最久的從 {since} 開始', en: '{count} waiting, the oldest since {since}' },
});
