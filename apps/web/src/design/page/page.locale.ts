import { generalTexts, type PageCard } from '@inkstone/schema';
import type { LocalizedText } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const pageTexts = defineTexts('design-page', {
  cards: { zh: '卡片', en: 'Cards' },
  addCard: { zh: '加入「{name}」卡片', en: 'Add the card "{name}"' },
  added: { zh: '已加入卡片「{name}」', en: 'Added the card "{name}"' },
  removed: { zh: '已刪除卡片「{name}」', en: 'Deleted the card "{name}"' },
  resized: { zh: '「{name}」寬度 {span}/24', en: 'Width of "{name}": {span} of 24' },
  noCards: { zh: '這個頁面還是空的。從上方加入卡片。', en: 'This page is still empty. Add a card from above.' },
  keys: {
    zh: '方向鍵選擇卡片，Alt＋左右移動，Shift＋左右改變寬度，Delete 刪除；也可以拖曳。',
    en: 'Arrow keys select a card, Alt+arrows move it, Shift+arrows resize it, Delete deletes it; you can also drag it.',
  },
  card: { zh: '卡片設定', en: 'Card settings' },
  chooseCard: { zh: '選擇一張卡片來設定。', en: 'Select a card to set it up.' },
  removeCard: { zh: '刪除卡片', en: 'Delete card' },
  page: { zh: '頁面設定', en: 'Page settings' },
  seenBy: { zh: '誰可以看到', en: 'Who can view it' },
  seenByHint: {
    zh: '沒有指定時，所有人都看得到。符合任一項即可。',
    en: 'If empty, everyone can view it. Matching one of these is enough.',
  },
  addViewer: { zh: '新增對象', en: 'Add viewers' },
  viewerKind: { zh: '對象的種類', en: 'Type of viewers' },
  viewer: { zh: '對象', en: 'Viewers' },
  removeViewer: { zh: '刪除對象 {position}', en: 'Delete viewers {position}' },
  appRole: { zh: '應用角色', en: 'Application role' },
  users: { zh: '人員', en: 'People' },
  department: { zh: '部門', en: 'Department' },
  role: { zh: '組織角色', en: 'Organisation role' },
  recursive: { zh: '含下級部門', en: 'Include subdepartments' },
  notSet: generalTexts.notSet,
  count: { zh: '筆數', en: 'Number of records' },
  preview: { zh: '以誰的身分查看', en: 'View as' },
  notOffered: {
    zh: '這張卡片目前不會顯示給這個人，或設定還不完整。',
    en: 'This card is not shown to this person, or its settings are incomplete.',
  },
  loading: { zh: '載入中…', en: 'Loading…' },
  width: { zh: '{span}/24', en: '{span} of 24' },
});

/** The kinds of cards by name. */
export const cardKindTexts: Readonly<Record<PageCard['kind'], LocalizedText>> = {
  text: { zh: '文字', en: 'Text' },
  forms: { zh: '常用表單', en: 'Forms' },
  list: { zh: '清單', en: 'List' },
  number: { zh: '數字', en: 'Number' },
  work: { zh: '待辦', en: 'To do' },
  recent: { zh: '最近的記錄', en: 'Recent records' },
};
