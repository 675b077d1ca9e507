import { defineTexts } from '../../platform/i18n/texts.ts';

export const secondStepTexts = defineTexts('second-step', {
  title: { zh: '第二道驗證', en: 'Second factor' },
  totp: { zh: '驗證碼', en: 'Code' },
  totpHint: { zh: '輸入驗證器 App 上顯示的 6 位數字。', en: 'Enter the 6 digits that your authenticator app shows.' },
  totpMissing: { zh: '請輸入 6 位數字', en: 'Enter 6 digits' },
  recoveryCode: { zh: '備用碼', en: 'Recovery code' },
  recoveryCodeHint: {
    zh: '輸入設定時留存的其中一組備用碼，每組只能使用一次。',
    en: 'Enter one of the codes that you kept when you set it up. Each can be used once.',
  },
  recoveryCodeMissing: { zh: '請輸入備用碼', en: 'Enter a recovery code' },
  passkeyHint: {
    zh: '用這台裝置的指紋、臉部或螢幕鎖，或安全金鑰確認是您本人。',
    en: 'Confirm with the fingerprint, face or screen lock of this device, or with a security key.',
  },
  usePasskey: { zh: '使用通行金鑰', en: 'Use passkey' },
  signIn: { zh: '登入', en: 'Sign in' },
  other: { zh: '改用其他方式', en: 'Use another method' },
  toTotp: { zh: '使用驗證器 App', en: 'Use the authenticator app' },
  toRecoveryCode: { zh: '使用備用碼', en: 'Use a recovery code' },
  again: { zh: '重新登入', en: 'Start again' },
  lost: {
    zh: '所有方式都遺失時，請聯絡系統管理員重設。',
    en: 'If you have lost all methods, ask your administrator to reset them.',
  },
  cancelled: { zh: '沒有使用通行金鑰，請再試一次。', en: 'No passkey was used. Try again.' },
  known: { zh: '這台裝置已經有您的通行金鑰。', en: 'This device already has your passkey.' },
  failed: { zh: '這個瀏覽器無法使用通行金鑰，請改用其他方式。', en: 'This browser cannot use the passkey. Use another method.' },
});
