import { defineTexts } from '../../platform/i18n/texts.ts';

export const startTexts = defineTexts('start', {
  start: { zh: '發起', en: 'Start' },
  loading: { zh: '正在載入應用', en: 'Loading the apps' },
  find: { zh: '找一張表單', en: 'Find a form' },
  search: { zh: '搜尋紀錄、工作與人員', en: 'Search records, work and people' },
  allApps: { zh: '所有應用', en: 'All apps' },
  everywhere: { zh: '在紀錄、工作與人員中找「{keyword}」', en: 'Look for {keyword} in records, work and people' },
  records: { zh: '查看紀錄', en: 'See records' },
  fill: { zh: '填寫{name}', en: 'Fill in {name}' },
  noApps: { zh: '還沒有可以使用的應用', en: 'There is no app you can use yet' },
  noAppsHint: { zh: '請系統管理員發布應用後再回來。', en: 'Ask your administrator to publish one.' },
  nothingFound: { zh: '沒有符合的表單', en: 'No form matches' },
  nothingFoundHint: { zh: '換個字再找找看。', en: 'Try another word.' },
});
