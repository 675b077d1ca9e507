import type { FormDefinition, ListDefinition, ModelDefinition } from '@inkstone/schema';

/** Articles that are bought regularly, with their agreed prices. */
export const articleModel: ModelDefinition = {
  code: 'catalogue_item',
  name: '常購品項',
  name_i18n: { en: 'Article' },
  dataItems: [
    { code: 'article_name', name: '品名', name_i18n: { en: 'Name' }, type: 'ShortText', noRepeat: true },
    { code: 'price', name: '議定單價', name_i18n: { en: 'Agreed price' }, type: 'Number' },
    { code: 'available', name: '供應中', name_i18n: { en: 'Available' }, type: 'Logic' },
  ],
  nameItem: 'article_name',
};

export const articleForm: FormDefinition = {
  code: 'catalogue_item',
  name: '常購品項',
  name_i18n: { en: 'Article' },
  schemaCode: 'catalogue_item',
  controls: [
    { key: 'article_name', type: 'text', options: { name: '品名', name_i18n: { en: 'Name' }, required: true, noRepeat: true } },
    {
      key: 'price',
      type: 'number',
      options: { name: '議定單價', name_i18n: { en: 'Agreed price' }, required: true, format: 'thousands.2', minNumber: 0 },
    },
    { key: 'available', type: 'logic', options: { name: '供應中', name_i18n: { en: 'Available' }, defaultValue: true } },
  ],
  layout: [{ columns: [{ control: 'article_name' }, { control: 'price' }, { control: 'available' }] }],
};

export const articleList: ListDefinition = {
  code: 'catalogue_items',
  name: '常購品項',
  name_i18n: { en: 'Articles' },
  schemaCode: 'catalogue_item',
  columns: [{ code: 'article_name', width: 260 }, { code: 'price', width: 140 }, { code: 'available' }],
  filters: ['available'],
  search: ['article_name'],
};

/** Records the demo starts with. */
export const articleRecords = [
  { article_name: 'A4 影印紙（箱）', price: 720, available: true },
  { article_name: '27 吋螢幕', price: 5890, available: true },
  { article_name: '人體工學椅', price: 6400, available: true },
  { article_name: '無線鍵盤滑鼠組', price: 1290, available: true },
  { article_name: '傳真機', price: 4300, available: false },
] as const;
