import { defineTexts } from '../platform/i18n/texts.ts';

export const shellTexts = defineTexts('shell', {
  skip: { zh: '跳到主要內容', en: 'Skip to the main content' },
  navigation: { zh: '主選單', en: 'Main menu' },
  workbench: { zh: '工作台', en: 'Workbench' },
  todo: { zh: '待辦', en: 'To do' },
  start: { zh: '發起', en: 'Start' },
  apps: { zh: '應用', en: 'Apps' },
  me: { zh: '我的', en: 'Me' },
  openCount: { zh: '{count} 件待辦', en: '{count} to do' },
  extensions: { zh: '擴充控制項', en: 'Extension controls' },
  password: { zh: '變更密碼', en: 'Change password' },
  signOut: { zh: '登出', en: 'Sign out' },
});
