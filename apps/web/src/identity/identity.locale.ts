import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../platform/i18n/texts.ts';

export const identityTexts = defineTexts('identity', {
  actingDepartment: { zh: '代表的部門', en: 'Acting for department' },
  departmentChanged: { zh: '之後的申請以{name}提出', en: 'New requests are submitted for {name}' },
  delegations: { zh: '流程委託', en: 'Delegations' },
  exports: { zh: '我的匯出', en: 'My exports' },
  messageSettings: { zh: '訊息設定', en: 'Message settings' },
  profile: { zh: '個人資料', en: 'Profile' },
  security: { zh: '登入與安全', en: 'Sign-in and security' },
  tokens: { zh: 'API 權杖', en: 'API tokens' },
  changePassword: { zh: '變更密碼', en: 'Change password' },
  passwordChanged: { zh: '密碼已變更，其他裝置已登出。', en: 'Password changed. Other devices have been signed out.' },
  save: generalTexts.save,
  me: { zh: '我的', en: 'Me' },
  pictureChoose: { zh: '選擇照片', en: 'Choose photo' },
  pictureOther: { zh: '更換照片', en: 'Change photo' },
  pictureRemove: generalTexts.remove,
  pictureHint: { zh: '同事會在待辦與流程中看到；最大 10 MB。', en: 'Shown to colleagues in tasks and workflows; up to 10 MB.' },
  pictureChanged: { zh: '照片已更新', en: 'Photo updated' },
  administration: { zh: '系統管理', en: 'Administration' },
  language: { zh: '語言', en: 'Language' },
  appearance: { zh: '外觀', en: 'Appearance' },
  signOut: { zh: '登出', en: 'Sign out' },
});
