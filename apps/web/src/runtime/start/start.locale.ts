import { defineTexts } from '../../platform/i18n/texts.ts';

export const startTexts = defineTexts('start', {
  start: { zh: '發起', en: 'Start' },
  loading: { zh: '正在載入應用', en: 'Loading applications' },
  find: { zh: '尋找表單', en: 'Find a form' },
  search: { zh: '搜尋記錄、任務與人員', en: 'Search records, tasks and people' },
  allApps: { zh: '所有應用', en: 'All applications' },
  everywhere: { zh: '在記錄、任務與人員中搜尋「{keyword}」', en: 'Search "{keyword}" in records, tasks and people' },
  records: { zh: '查看記錄', en: 'View records' },
  fill: { zh: '填寫{name}', en: 'Fill in {name}' },
  noApps: { zh: '還沒有可以使用的應用', en: 'No applications available yet' },
  noAppsHint: { zh: '請系統管理員發布應用後再回來。', en: 'Ask your administrator to publish an application.' },
  nothingFound: { zh: '沒有符合的表單', en: 'No matching forms' },
  nothingFoundHint: { zh: '請換個關鍵字再試一次。', en: 'Try another keyword.' },
});
