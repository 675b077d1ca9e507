import type { MessageKind } from '@inkstone/api';
import type { LocalizedText } from '@inkstone/schema';

/** Titles of messages. `{name}`: the instance, `{activity}`: its activity, `{by}`: who caused it. */
export const messageTexts: Readonly<Record<MessageKind, LocalizedText>> = {
  task: { zh: '「{name}」等您處理：{activity}', en: '"{name}" is waiting for you: {activity}' },
  returned: { zh: '{by} 退回了「{name}」', en: '{by} sent "{name}" back' },
  urged: { zh: '{by} 催辦「{name}」：{activity}', en: '{by} urges you about "{name}": {activity}' },
  circulated: { zh: '「{name}」傳閱給您', en: '"{name}" was circulated to you' },
  mentioned: { zh: '{by} 在「{name}」的評論中提及您', en: '{by} mentioned you in a comment on "{name}"' },
  finished: { zh: '「{name}」已結束：{detail}', en: '"{name}" has ended: {detail}' },
  reminder: { zh: '「{name}」{detail}：{activity}', en: '"{name}" {detail}: {activity}' },
  migrated: { zh: '「{name}」改依新版流程進行（{by}）', en: '"{name}" was migrated to another workflow version ({by})' },
  exception: { zh: '「{name}」流程異常：{activity}', en: 'Exception in "{name}": {activity}' },
};

export const detailTexts = {
  agreed: { zh: '同意', en: 'agreed' },
  disagreed: { zh: '不同意', en: 'disagreed' },
  submitted: { zh: '完成', en: 'completed' },
  canceled: { zh: '已作廢', en: 'cancelled' },
  soon: { zh: '即將到期', en: 'is due soon' },
  late: { zh: '已逾期', en: 'is overdue' },
  timeLimit: { zh: '系統（逾期）', en: 'System (overdue)' },
} as const satisfies Record<string, LocalizedText>;

/** Fixed texts of mails. */
export const mailTexts = {
  several: { zh: '您有 {count} 則訊息', en: 'You have {count} {count|message|messages}' },
  open: { zh: '開啟：{url}', en: 'Open: {url}' },
  why: { zh: '您可以在「我的」頁面選擇要接收哪些郵件。', en: 'You can choose which emails you receive on the "Me" page.' },
} as const satisfies Record<string, LocalizedText>;

/** Issues of channel settings by code. */
export const channelIssueTexts = {
  Address: {
    zh: '必須是 http:// 或 https:// 開頭、不含帳號的網址',
    en: 'Enter a URL that starts with http:// or https:// and contains no account',
  },
  Host: { zh: '請輸入主機名稱，例如 smtp.example.com', en: 'Enter a host name, for example smtp.example.com' },
  Port: { zh: '必須是 1 到 65535 的整數', en: 'Must be an integer from 1 to 65535' },
  Sender: { zh: '請輸入電子郵件地址，例如 硯 <ink@example.com>', en: 'Enter an email address, for example Inkstone <ink@example.com>' },
  User: { zh: '有密碼時請填寫帳號', en: 'Enter the account for this password' },
  PasswordAgain: {
    zh: '郵件伺服器不同了，請重新輸入密碼',
    en: 'The mail server has changed. Enter the password again.',
  },
  Kinds: { zh: '請至少選擇一種訊息', en: 'Select at least one kind of message' },
  Secret: { zh: '至少需要 16 個字元', en: 'Enter at least 16 characters' },
} as const satisfies Record<string, LocalizedText>;

/** The test mail. */
export const tryTexts = {
  subject: { zh: '來自硯的測試信', en: 'Test email from Inkstone' },
  text: { zh: '看到這封信，表示郵件設定可以使用。', en: 'If you can read this email, the mail settings work.' },
} as const satisfies Record<string, LocalizedText>;
