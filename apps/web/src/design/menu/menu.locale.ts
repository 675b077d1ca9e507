import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';
import { managementTexts } from '../../platform/i18n/management-texts.ts';

export const menuTexts = defineTexts('design-menu', {
  title: { zh: '選單', en: 'Menu' },
  intro: {
    zh: '應用的選單：每個項目開啟一個表單，並可附上清單與流程。',
    en: 'The menu of the application: each entry opens a form and can have a list and a workflow.',
  },
  name: generalTexts.name,
  english: managementTexts.englishName,
  form: { zh: '表單', en: 'Form' },
  list: { zh: '清單', en: 'List' },
  workflow: { zh: '流程', en: 'Workflow' },
  actions: { zh: '操作', en: 'Actions' },
  none: { zh: '（無）', en: '(none)' },
  add: { zh: '新增選單項目', en: 'Add menu entry' },
  noForms: { zh: '先新增一個表單，才能加入選單。', en: 'Add a form first, then you can add it to the menu.' },
  of: { zh: '{name}：{field}', en: '{field} of {name}' },
  remove: { zh: '移除 {name}', en: 'Remove {name}' },
  removed: { zh: '已移除「{name}」', en: 'Removed "{name}"' },
  added: { zh: '已新增「{name}」', en: 'Added "{name}"' },
});
