import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const profileTexts = defineTexts('profile', {
  title: { zh: '個人資料', en: 'Profile' },
  loading: generalTexts.loading,
  save: generalTexts.save,
  notSet: generalTexts.notSet,
  person: { zh: '基本資料', en: 'Basic information' },
  name: { zh: '姓名', en: 'Name' },
  account: { zh: '帳號', en: 'Account' },
  nameHint: { zh: '由系統管理員維護。', en: 'Maintained by your administrators.' },
  language: { zh: '語言', en: 'Language' },
  languageHint: { zh: '郵件與訊息的語言，也是畫面的語言。', en: 'The language of emails, messages and pages.' },
  zh: { zh: '繁體中文', en: '繁體中文 (Traditional Chinese)' },
  en: { zh: 'English（英文）', en: 'English' },
  timeZone: { zh: '時區', en: 'Time zone' },
  timeZoneHint: {
    zh: '事情發生的時間以此顯示；表單與清單中的日期、期限仍依組織的時區（{timeZone}）。',
    en: 'Used to show when something happened. Dates in forms and lists stay in the time zone of the organisation ({timeZone}).',
  },
  organizationZone: { zh: '與組織相同（{timeZone}）', en: 'Same as the organisation ({timeZone})' },
  timeZoneChanged: { zh: '時區已變更', en: 'Time zone changed' },
  mail: { zh: '電子郵件', en: 'Email' },
  mailHint: {
    zh: '通知與忘記密碼的連結會寄到這裡，變更時須確認密碼。不填就不寄郵件。',
    en: 'Notifications and password reset links are sent here, so changing it requires your password. Leave it empty to receive no emails.',
  },
  mailWrong: { zh: '請輸入有效的電子郵件地址', en: 'Enter a valid email address' },
  changeMail: { zh: '變更電子郵件', en: 'Change email' },
  mailChanged: { zh: '電子郵件已變更', en: 'Email changed' },
  languageChanged: { zh: '語言已變更', en: 'Language changed' },
  ownedBy: { zh: '由「{source}」維護，不能在此變更。', en: 'Maintained by "{source}" and cannot be changed here.' },
});
