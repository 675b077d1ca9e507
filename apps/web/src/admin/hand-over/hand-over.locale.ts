import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const handOverTexts = defineTexts('hand-over', {
  title: { zh: '任務交接', en: 'Task handover' },
  hint: {
    zh: '人員離職或調動時，把手上所有待處理的任務一次交給另一位。交接在背景進行，完成後會列出無法交接的任務。',
    en: 'When someone leaves or changes position, hand over all their open tasks to another person at once. The handover runs in the background and lists the tasks that could not be handed over.',
  },
  from: { zh: '交接人', en: 'From' },
  to: { zh: '接手人', en: 'To' },
  choose: generalTexts.selectPerson,
  reason: generalTexts.reason,
  start: { zh: '開始交接', en: 'Start handover' },
  loading: generalTexts.loading,
  nothing: { zh: '沒有待交接的任務', en: 'No tasks to hand over' },
  total: { zh: '共 {count} 項任務：', en: '{count} {count|task|tasks}:' },
  count: { zh: '{count} 項', en: '{count}' },
  lately: { zh: '最近的交接', en: 'Recent handovers' },
  none: { zh: '還沒有交接過', en: 'No handovers yet' },
  fromTo: { zh: '{from} → {to}', en: '{from} → {to}' },
  progress: generalTexts.progress,
  done: { zh: '已交接 {done} / {total} 項，由{name}發起', en: '{done} of {total} handed over, started by {name}' },
});
