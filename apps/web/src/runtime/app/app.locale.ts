import { defineTexts } from '../../platform/i18n/texts.ts';

export const appTexts = defineTexts('app', {
  apps: { zh: '應用', en: 'Apps' },
  app: { zh: '應用', en: 'App' },
  loadingApps: { zh: '正在載入應用', en: 'Loading the apps' },
  loadingRecords: { zh: '正在載入紀錄', en: 'Loading the records' },
  lists: { zh: '此應用的清單', en: 'Lists of this app' },
  add: { zh: '新增', en: 'New' },
  search: { zh: '搜尋名稱或單號', en: 'Search name or number' },
  open: { zh: '開啟{name}', en: 'Open {name}' },
  untitled: { zh: '未命名', en: 'Untitled' },
  more: { zh: '載入更多', en: 'Load more' },
  end: { zh: '沒有更多了', en: 'That is all' },
  noApps: { zh: '還沒有可以使用的應用', en: 'There is no app you can use yet' },
  noAppsHint: { zh: '請系統管理員發布應用後再回來。', en: 'Ask your administrator to publish one.' },
  noForms: { zh: '這個應用還沒有表單', en: 'This app has no form yet' },
  noRecords: { zh: '還沒有紀錄', en: 'No records yet' },
  noRecordsHint: { zh: '按「新增」填寫第一筆。', en: 'Press New to fill in the first one.' },
  nothingFound: { zh: '沒有符合的紀錄', en: 'No record matches' },
  nothingFoundHint: { zh: '換個關鍵字再試試。', en: 'Try another word.' },
});
