import { defineTexts } from '../../platform/i18n/texts.ts';

export const restrictedTexts = defineTexts('restricted', {
  welcome: { zh: '填表、簽核、用印', en: 'Fill in, approve, sign' },
  'password-change': { zh: '請設定自己的密碼', en: 'Set your own password' },
  'second-factor': { zh: '請設定第二道驗證', en: 'Set up a second factor' },
  passwordHint: {
    zh: '您以管理員給的臨時密碼登入。設定自己的密碼後即可繼續使用。',
    en: 'You signed in with a temporary password. Set your own password to continue.',
  },
  factorHint: {
    zh: '管理員要求使用第二道驗證。選擇一種，設定後即可繼續使用；之後可再新增其他方式。',
    en: 'Your administrator requires a second factor. Select one and set it up to continue; you can add others later.',
  },
  save: { zh: '設定密碼並繼續', en: 'Set password and continue' },
  totp: { zh: '驗證器 App', en: 'Authenticator app' },
  passkey: { zh: '通行金鑰', en: 'Passkey' },
  kind: { zh: '方式', en: 'Method' },
  signOut: { zh: '登出', en: 'Sign out' },
  continuing: { zh: '正在繼續', en: 'Continuing' },
  retry: { zh: '繼續', en: 'Continue' },
});
