import { defineTexts } from '../platform/i18n/texts.ts';

/** Only what the sign-in page shows: every visitor loads these texts. */
export const signInTexts = defineTexts('sign-in', {
  signIn: { zh: '登入', en: 'Sign in' },
  welcome: { zh: '填表、簽核、用印', en: 'Fill in, approve, sign' },
  account: { zh: '帳號', en: 'Account' },
  password: { zh: '密碼', en: 'Password' },
  accountMissing: { zh: '請輸入帳號', en: 'Enter your account' },
  passwordMissing: { zh: '請輸入密碼', en: 'Enter your password' },
  signInByPasskey: { zh: '以通行金鑰登入', en: 'Sign in with a passkey' },
  demoAccounts: { zh: '示範帳號，點一下即可登入', en: 'Demo accounts: select one to sign in' },
  forgotten: { zh: '忘記密碼時，請聯絡系統管理員重設。', en: 'Forgot your password? Ask your administrator to reset it.' },
  forgottenLink: { zh: '忘記密碼？', en: 'Forgot your password?' },
  needsSetup: {
    zh: '系統尚未設定。請開啟伺服器啟動時顯示的設定連結。',
    en: 'Not set up yet. Open the setup link that the server shows at its start.',
  },
});
