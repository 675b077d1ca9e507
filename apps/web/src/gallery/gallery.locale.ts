import { defineTexts } from '../platform/i18n/texts.ts';

export const galleryTexts = defineTexts('gallery', {
  title: { zh: '控制項展示', en: 'Control gallery' },
  controls: { zh: '控制項', en: 'Controls' },
  all: { zh: '全部控制項', en: 'All controls' },
  state: { zh: '狀態', en: 'State' },
  basic: { zh: '基本', en: 'Basic' },
  advanced: { zh: '進階', en: 'Advanced' },
  layout: { zh: '版面', en: 'Layout' },
  system: { zh: '系統', en: 'System' },
  shown: { zh: '展示', en: 'Preview' },
  pristine: { zh: '未填', en: 'Empty' },
  filled: { zh: '已填', en: 'Filled in' },
  invalid: { zh: '必填且有錯', en: 'Required, with error' },
  readonly: { zh: '唯讀', en: 'Read-only' },
  disabled: { zh: '停用', en: 'Disabled' },
  cell: { zh: '清單儲存格', en: 'List cell' },
  desktop: { zh: '電腦', en: 'Computer' },
  phone: { zh: '手機', en: 'Phone' },
  noControl: { zh: '沒有這種控制項', en: 'Unknown control type' },
  noControlHint: { zh: '請從清單中選一種。', en: 'Select one from the list.' },
});
