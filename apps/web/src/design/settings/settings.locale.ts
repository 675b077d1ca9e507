import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const appSettingsTexts = defineTexts('design-settings', {
  title: { zh: '應用設定', en: 'Settings' },
  loading: generalTexts.loading,
  cancel: generalTexts.cancel,
  name: generalTexts.name,
  english: generalTexts.englishName,
  group: { zh: '選單中的分組', en: 'Group in the menu' },
  groupEnglish: { zh: '分組的英文名稱', en: 'English name of the group' },
  people: { zh: '誰可以設計與發布', en: 'Who may design and publish' },
  peopleHint: { zh: '系統管理員與應用管理員一律可以。', en: 'Administrators and application administrators always may.' },
  person: { zh: '人員', en: 'Person' },
  addPerson: { zh: '加入人員', en: 'Add a person' },
  design: { zh: '設計', en: 'Design' },
  publish: { zh: '發布', en: 'Publish' },
  nobody: { zh: '還沒有其他人', en: 'Nobody else yet' },
  state: { zh: '關閉與移除', en: 'Closing and removing' },
  close: { zh: '關閉應用', en: 'Close the application' },
  closeHint: {
    zh: '關閉後不再出現在選單中；進行中的流程會繼續，資料會保留。',
    en: 'A closed application is not in the menu any more. Running workflows go on, records are kept.',
  },
  open: { zh: '重新開啟應用', en: 'Open the application again' },
  remove: { zh: '移除應用', en: 'Remove the application' },
  removeHint: { zh: '這個應用從未發布，可以移除。', en: 'This application was never published and can be removed.' },
  removeAsk: { zh: '應用與其中設計的內容會永久移除。', en: 'The application and everything designed in it is removed for good.' },
});
