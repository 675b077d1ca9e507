import type { MessageKind } from '@inkstone/api';
import type { LocalizedText } from '@inkstone/schema';

/** What a message says. `{name}`: the instance, `{activity}`: where it stands, `{by}`: who caused it. */
export const messageTexts: Readonly<Record<MessageKind, LocalizedText>> = {
  task: { zh: '「{name}」等您處理：{activity}', en: '"{name}" waits for you: {activity}' },
  returned: { zh: '{by} 退回了「{name}」', en: '{by} sent "{name}" back' },
  urged: { zh: '{by} 催辦「{name}」：{activity}', en: '{by} urges you about "{name}": {activity}' },
  circulated: { zh: '「{name}」傳閱給您', en: '"{name}" was circulated to you' },
  mentioned: { zh: '{by} 在「{name}」的評論中提及您', en: '{by} mentioned you in a comment on "{name}"' },
  finished: { zh: '「{name}」已結束：{detail}', en: '"{name}" has ended: {detail}' },
  reminder: { zh: '「{name}」{detail}：{activity}', en: '"{name}" {detail}: {activity}' },
  migrated: { zh: '「{name}」改依新版流程進行（{by}）', en: '"{name}" goes on as another version of its workflow says ({by})' },
  exception: { zh: '「{name}」流程異常：{activity}', en: '"{name}" ran into an exception: {activity}' },
};

/** What the details of messages say. */
export const detailTexts = {
  agreed: { zh: '同意', en: 'agreed' },
  disagreed: { zh: '不同意', en: 'disagreed' },
  submitted: { zh: '完成', en: 'completed' },
  canceled: { zh: '已作廢', en: 'cancelled' },
  soon: { zh: '即將到期', en: 'is due soon' },
  late: { zh: '已逾期', en: 'is overdue' },
  timeLimit: { zh: '系統（逾期）', en: 'The time limit' },
} as const satisfies Record<string, LocalizedText>;

/** The frame of a mail. */
export const mailTexts = {
  several: { zh: '您有 {count} 則訊息', en: 'You have {count} messages' },
  open: { zh: '開啟：{url}', en: 'Open: {url}' },
  why: { zh: '您可以在「我的」頁面選擇要收哪些郵件。', en: 'Choose on your own page which mail you get.' },
} as const satisfies Record<string, LocalizedText>;
