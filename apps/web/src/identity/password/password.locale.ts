import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const passwordTexts = defineTexts('password', {
  password: { zh: '目前的密碼', en: 'Current password' },
  passwordMissing: { zh: '請輸入密碼', en: 'Enter your password' },
  wrongPassword: { zh: '密碼不正確', en: 'Wrong password' },
  confirmHint: { zh: '請輸入目前的密碼，確認是您本人。', en: 'Enter your current password to confirm that it is you.' },
  cancel: generalTexts.cancel,
  newPassword: { zh: '新密碼', en: 'New password' },
  repeat: { zh: '再輸入一次新密碼', en: 'Repeat new password' },
  differ: { zh: '兩次輸入的密碼不同', en: 'The passwords do not match' },
  rules: { zh: '密碼的規則', en: 'Password rules' },
  ruleLength: {
    zh: '至少 {min} 個字元，越長越好（目前 {count} 個）',
    en: 'At least {min} characters, the longer the better (currently {count})',
  },
  rulePersonal: { zh: '不是帳號或姓名', en: 'Not your account or name' },
  ruleCommon: {
    zh: '不是常見的密碼，儲存時檢查；幾個互不相干的詞就很好',
    en: 'Not a common password, checked when you save; several unrelated words are a good choice',
  },
  met: { zh: '符合', en: 'Met' },
  unmet: { zh: '尚未符合', en: 'Not met yet' },
  tooShort: { zh: '密碼至少需要 8 個字元', en: 'The password must have at least 8 characters' },
  personal: { zh: '密碼不可與帳號或姓名相同', en: 'The password must not be your account or name' },
});
