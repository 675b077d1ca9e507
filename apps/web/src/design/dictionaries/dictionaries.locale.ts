import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const dictionariesTexts = defineTexts('design-dictionaries', {
  title: { zh: '資料字典', en: 'Data dictionaries' },
  loading: generalTexts.loading,
  intro: {
    zh: '這個應用的表單使用的字典。字典由所有應用共用，不隨設計發布，變更立即生效。',
    en: 'Dictionaries used by the forms of this application. All applications share them, and they are not published with the design: changes take effect at once.',
  },
  none: { zh: '這個應用沒有使用資料字典', en: 'This application uses no data dictionaries' },
  noneHint: { zh: '在控制項的選項來源裡選擇資料字典。', en: 'Select a data dictionary as the option source of a control.' },
  onlyAdministrators: {
    zh: '只有系統管理員可以查看與修改字典的項目。',
    en: 'Only system administrators can view and change the entries of dictionaries.',
  },
  usedBy: { zh: '使用它的控制項：', en: 'Controls that use it: ' },
  replace: { zh: '改用其他字典…', en: 'Use another dictionary…' },
  replaced: { zh: '{count} 個控制項已改用其他字典', en: '{count} {count|control now uses|controls now use} another dictionary' },
  addEntry: { zh: '新增項目', en: 'Add entry' },
  manage: { zh: '管理所有字典', en: 'Manage all dictionaries' },
});
