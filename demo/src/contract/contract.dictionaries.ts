import type { DictionaryDefinition } from '@inkstone/schema';

/** Dictionaries of contracts, maintained by administrators: terms of payment, courts, and a tree of the trades of other parties. */
export const contractDictionaries: DictionaryDefinition[] = [
  {
    code: 'payment_terms',
    name: '付款條件',
    name_i18n: { en: 'Terms of payment' },
    kind: 'flat',
    entries: [
      { code: 'prepaid', name: '預付', name_i18n: { en: 'In advance' } },
      { code: 'delivery', name: '貨到付款', name_i18n: { en: 'On delivery' } },
      { code: 'net30', name: '月結 30 天', name_i18n: { en: '30 days net' } },
      { code: 'net60', name: '月結 60 天', name_i18n: { en: '60 days net' } },
      { code: 'net90', name: '月結 90 天', name_i18n: { en: '90 days net' } },
    ],
  },
  {
    code: 'courts',
    name: '法院',
    name_i18n: { en: 'Courts' },
    kind: 'flat',
    entries: [
      { code: 'TPD', name: '臺灣臺北地方法院', name_i18n: { en: 'Taipei District Court' } },
      { code: 'TCD', name: '臺灣臺中地方法院', name_i18n: { en: 'Taichung District Court' } },
      { code: 'KSD', name: '臺灣高雄地方法院', name_i18n: { en: 'Kaohsiung District Court' } },
    ],
  },
  {
    code: 'trade',
    name: '行業別',
    name_i18n: { en: 'Industry' },
    kind: 'tree',
    entries: [
      {
        code: 'make',
        name: '製造業',
        name_i18n: { en: 'Manufacturing' },
        entries: [
          { code: 'make-electronics', name: '電子零組件', name_i18n: { en: 'Electronic parts' } },
          { code: 'make-machines', name: '機械設備', name_i18n: { en: 'Machinery' } },
          { code: 'make-print', name: '印刷', name_i18n: { en: 'Printing' } },
        ],
      },
      {
        code: 'serve',
        name: '服務業',
        name_i18n: { en: 'Services' },
        entries: [
          { code: 'serve-software', name: '資訊軟體', name_i18n: { en: 'Software' } },
          { code: 'serve-law', name: '法律與會計', name_i18n: { en: 'Law and accounting' } },
          { code: 'serve-cleaning', name: '清潔與維護', name_i18n: { en: 'Cleaning and upkeep' } },
        ],
      },
      { code: 'build', name: '營造業', name_i18n: { en: 'Construction' } },
    ],
  },
];
