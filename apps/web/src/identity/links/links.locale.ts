import { defineTexts } from '../../platform/i18n/texts.ts';

export const linksTexts = defineTexts('account-links', {
  welcome: { zh: '填表、簽核、用印', en: 'Fill in, approve, sign' },
  forgotten: { zh: '忘記密碼', en: 'Forgotten password' },
  forgottenHint: {
    zh: '輸入帳號或電子郵件。若有對應的帳號，我們會寄出一個 30 分鐘內有效的連結。',
    en: 'Enter your account or email address. If there is a matching account, we will send a link that is valid for 30 minutes.',
  },
  accountOrMail: { zh: '帳號或電子郵件', en: 'Account or email address' },
  accountMissing: { zh: '請輸入帳號或電子郵件', en: 'Enter your account or email address' },
  send: { zh: '寄出連結', en: 'Send link' },
  sent: { zh: '請查看信箱', en: 'Check your email' },
  sentHint: {
    zh: '若「{account}」有對應的帳號與電子郵件，連結已寄出。幾分鐘後仍沒有收到時，請看看垃圾郵件，或聯絡系統管理員。',
    en: 'If "{account}" belongs to an account with an email address, a link is on its way. If nothing arrives within a few minutes, check your spam folder or contact your administrator.',
  },
  back: { zh: '回到登入', en: 'Back to sign-in' },
  invitation: { zh: '啟用帳號', en: 'Activate your account' },
  reset: { zh: '設定新密碼', en: 'Set a new password' },
  forWhom: { zh: '{name}，您的帳號是 {account}。', en: '{name}, your account is {account}.' },
  set: { zh: '設定密碼', en: 'Set password' },
  loading: { zh: '正在讀取連結', en: 'Reading the link' },
  invalid: { zh: '這個連結無法使用', en: 'This link cannot be used' },
  invalidHint: {
    zh: '連結只能使用一次，而且會過期；新的連結會取代舊的。已經設定過密碼時請直接登入；忘記密碼時請重新申請；邀請過期時請聯絡系統管理員。',
    en: 'A link can be used only once, expires after some time, and is replaced by a newer one. If you have already set your password, sign in. If you forgot it, request another link. If your invitation has expired, contact your administrator.',
  },
  requestAnother: { zh: '重新申請', en: 'Request another link' },
  done: { zh: '密碼已設定', en: 'Password set' },
  doneHint: { zh: '請以帳號 {account} 與新密碼登入。', en: 'Sign in with the account {account} and the new password.' },
  toSignIn: { zh: '前往登入', en: 'Go to sign-in' },
});
