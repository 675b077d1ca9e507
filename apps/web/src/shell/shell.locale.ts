import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../platform/i18n/texts.ts';

export const shellTexts = defineTexts('shell', {
  skip: { zh: '跳到主要內容', en: 'Skip to main content' },
  navigation: { zh: '主選單', en: 'Main menu' },
  workbench: { zh: '工作台', en: 'Workbench' },
  todo: { zh: '待辦', en: 'To do' },
  messages: { zh: '訊息', en: 'Messages' },
  unreadCount: { zh: '{count} 則未讀', en: '{count} unread' },
  messageSettings: { zh: '訊息設定', en: 'Message settings' },
  search: generalTexts.search,
  start: { zh: '發起', en: 'Start' },
  apps: { zh: '應用', en: 'Applications' },
  me: { zh: '我的', en: 'Me' },
  openCount: { zh: '{count} 件待辦', en: '{count} to do' },
  administration: { zh: '系統管理', en: 'Administration' },
  design: { zh: '設計應用', en: 'Design applications' },
  delegations: { zh: '流程委託', en: 'Delegations' },
  exports: { zh: '我的匯出', en: 'My exports' },
  password: { zh: '變更密碼', en: 'Change password' },
  signOut: { zh: '登出', en: 'Sign out' },
});
