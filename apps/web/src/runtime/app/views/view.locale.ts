import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const viewTexts = defineTexts('listView', {
  view: { zh: '檢視', en: 'View' },
  current: { zh: '檢視：{name}', en: 'View: {name}' },
  plain: { zh: '清單預設', en: 'List default' },
  manage: { zh: '儲存與管理檢視', en: 'Save and manage views' },
  title: { zh: '檢視', en: 'Views' },
  name: { zh: '檢視名稱', en: 'View name' },
  share: { zh: '與所有人共用', en: 'Share with everyone' },
  save: { zh: '儲存目前的檢視', en: 'Save current view' },
  shared: { zh: '共用', en: 'Shared' },
  opensWith: { zh: '開啟清單時使用', en: 'Use as default' },
  update: { zh: '更新為目前的設定', en: 'Update to current settings' },
  rename: { zh: '重新命名', en: 'Rename' },
  renamed: { zh: '「{name}」的新名稱', en: 'New name of {name}' },
  done: generalTexts.ok,
  remove: { zh: '刪除「{name}」', en: 'Delete {name}' },
  actionsOf: { zh: '「{name}」', en: '{name}' },
  empty: { zh: '還沒有儲存的檢視', en: 'No saved views yet' },
  delete: generalTexts.delete,
  loading: { zh: '正在載入檢視', en: 'Loading views' },
});
