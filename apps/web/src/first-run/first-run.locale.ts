import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../platform/i18n/texts.ts';

export const firstRunTexts = defineTexts('first-run', {
  title: { zh: '初始設定', en: 'Setup' },
  loading: generalTexts.loading,
  steps: { zh: '設定步驟', en: 'Setup steps' },
  organization: { zh: '組織', en: 'Organisation' },
  administrator: { zh: '管理員', en: 'Administrator' },
  people: { zh: '人員', en: 'People' },
  applications: { zh: '應用', en: 'Applications' },
  stepDone: { zh: '已完成', en: 'Done' },
  stepLater: { zh: '稍後再做', en: 'Later' },
  linkMissing: {
    zh: '網址中沒有設定代碼，請使用完整的設定連結。',
    en: 'The address does not contain a setup code. Use the complete link.',
  },
  linkUsed: {
    zh: '第一位管理員已經建立。登入後可以繼續設定。',
    en: 'The first administrator has already been created. Sign in to continue the setup.',
  },
  signIn: { zh: '登入', en: 'Sign in' },
  next: { zh: '下一步', en: 'Next' },
  back: { zh: '上一步', en: 'Back' },
  required: { zh: '請填寫此欄', en: 'This field is required' },

  organizationHint: {
    zh: '之後都能在系統設定中變更。離開後以同一個連結回到這裡。',
    en: 'You can change everything later in the settings. If you leave, use the same link to return here.',
  },
  chineseOrganization: { zh: '組織的中文名稱', en: 'Chinese name of the organisation' },
  englishOrganization: { zh: '組織的英文名稱', en: 'English name of the organisation' },
  oneName: { zh: '可以只填一種語言。', en: 'One language is enough.' },
  timeZone: { zh: '時區', en: 'Time zone' },
  timeZoneHint: { zh: '決定「今天」、行事曆與表單的時間。', en: 'Determines "today", the calendar and the times of forms.' },
  language: { zh: '預設語言', en: 'Default language' },
  languageHint: { zh: '適用於尚未自行選擇語言的人。', en: 'For people who have not chosen a language.' },
  chinese: { zh: '繁體中文', en: 'Chinese (Traditional)' },
  english: generalTexts.english,
  logo: { zh: '標誌', en: 'Logo' },
  logoHint: { zh: 'PNG、JPEG、WebP 或 GIF，最大 1 MB；可以不放。', en: 'PNG, JPEG, WebP or GIF, up to 1 MB. Optional.' },
  logoChoose: { zh: '選擇圖片', en: 'Choose image' },
  logoRemove: generalTexts.remove,
  logoTooLarge: { zh: '圖片超過 1 MB', en: 'The image is larger than 1 MB' },
  sealColor: { zh: '印章顏色', en: 'Seal colour' },
  sealHint: { zh: '同意、不同意與退回的印章。', en: 'Used for the seals of agreed, disagreed and sent-back items.' },
  sealSample: { zh: '同意', en: 'AGREED' },

  administratorHint: {
    zh: '您將是第一位管理員。建立之後，設定連結就失效。',
    en: 'You will be the first administrator. Afterwards, the setup link is no longer valid.',
  },
  yourName: { zh: '您的姓名', en: 'Your name' },
  account: { zh: '帳號', en: 'Account' },
  password: { zh: '密碼', en: 'Password' },
  passwordRule: {
    zh: '至少 8 個字元，不可使用常見的密碼、帳號或姓名',
    en: 'At least 8 characters; not a common password, the account or a name',
  },
  passwordShort: { zh: '密碼至少需要 8 個字元', en: 'The password must have at least 8 characters' },
  create: { zh: '建立管理員', en: 'Create administrator' },

  peopleHint: {
    zh: '上傳人員名單，或之後再做。流程中的主管由部門與主管決定。',
    en: 'Upload a list of people, or do it later. Departments and managers decide who approves.',
  },
  peopleCount: { zh: '目前有 {count} 人。', en: 'There are currently {count} people.' },
  later: { zh: '稍後再做', en: 'Later' },

  applicationsHint: {
    zh: '選擇要開始使用的應用；也可以不選，之後自行設計。',
    en: 'Select the applications to start with, or select none and design your own later.',
  },
  applicationsLabel: { zh: '隨附的應用', en: 'Included applications' },
  installed: { zh: '已發布', en: 'Published' },
  publishing: { zh: '發布中', en: 'Publishing' },
  install: { zh: '發布所選的 {count} 個應用', en: 'Publish {count} selected' },
  continueWithout: { zh: '不發布，繼續', en: 'Continue without publishing' },
  progress: { zh: '已發布 {done} / {all}', en: '{done} of {all} published' },
  rolesNeeded: { zh: '角色：{roles}', en: 'Roles: {roles}' },
  emptyRoles: {
    zh: '這些角色還沒有成員，在加入成員之前，任務會交給管理員：{roles}',
    en: 'These roles have no members yet. Until then, administrators receive their tasks: {roles}',
  },
  warnings: { zh: '發布時的警告', en: 'Publishing warnings' },

  ready: { zh: '可以開始使用了', en: 'Ready to use' },
  readyHint: { zh: '共有 {people} 人、{apps} 個應用。接下來：', en: 'People: {people}. Applications: {apps}. Next steps:' },
  toStart: { zh: '填寫表單', en: 'Fill in a form' },
  toStartHint: { zh: '在「發起」頁提出第一件申請', en: 'Submit the first request on the Start page' },
  toAdministration: { zh: '系統管理', en: 'Administration' },
  toAdministrationHint: {
    zh: '邀請人員、指定角色成員、工作行事曆與郵件',
    en: 'Invite people, assign role members, set up the working calendar and mail',
  },
  toApps: { zh: '設計應用', en: 'Design applications' },
  toAppsHint: { zh: '建立、修改應用，或匯入套件', en: 'Create and change applications, or import packages' },
  finish: { zh: '完成設定', en: 'Finish setup' },
  notFinished: { zh: '初始設定還沒有完成。', en: 'The setup is not finished yet.' },
  continueSetup: { zh: '繼續設定', en: 'Continue setup' },

  demoNotice: { zh: '這是示範，資料都是虛構的。', en: 'This is a demo. All data is fictitious.' },
  ownInstallation: { zh: '建立自己的系統', en: 'Set up your own system' },
  hideNotice: { zh: '隱藏提示', en: 'Hide notice' },
  ownHint: {
    zh: '示範留在原處，不會被變更或刪除。自己的系統使用另一個資料夾，從空白開始。',
    en: 'The demo stays as it is; nothing is changed or deleted. Your own system uses another folder and starts empty.',
  },
  ownNotDemo: { zh: '這裡不是示範。', en: 'This is not the demo.' },
  ownStepCommand: {
    zh: '在這台電腦上開啟終端機，進入程式的資料夾，執行：',
    en: 'Open a terminal on this computer, go to the product folder and run:',
  },
  ownStepDatabase: {
    zh: '示範使用 DATABASE_URL 的資料庫。請先建立另一個空的資料庫，並把指令中的網址換成它的。',
    en: 'The demo uses the database of DATABASE_URL. Create another, empty database first and put its URL into the command.',
  },
  ownStepFiles: {
    zh: '示範的檔案放在 FILES_URL。請在指令中換成另一個位置。',
    en: 'The demo stores its files in FILES_URL. Put another location into the command.',
  },
  ownStepLink: {
    zh: '啟動後會顯示一次性的設定連結，以瀏覽器開啟它，依四個步驟完成設定。',
    en: 'When the server starts, it prints a one-time setup link. Open it in a browser and follow the four steps.',
  },
  ownStepStop: {
    zh: '示範與自己的系統使用不同的連接埠，可以同時執行；不再需要示範時，停止它即可。',
    en: 'Both use different ports and can run at the same time. Stop the demo when you no longer need it.',
  },
  command: { zh: '指令', en: 'Command' },
});
