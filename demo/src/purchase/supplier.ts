import type { BusinessRule, FormDefinition, ListDefinition, ModelDefinition } from '@inkstone/schema';

export const supplierModel: ModelDefinition = {
  code: 'supplier',
  name: '供應商',
  name_i18n: { en: 'Supplier' },
  dataItems: [
    { code: 'supplier_name', name: '名稱', name_i18n: { en: 'Name' }, type: 'ShortText', noRepeat: true },
    { code: 'tax_number', name: '統一編號', name_i18n: { en: 'Tax number' }, type: 'ShortText' },
    { code: 'contact', name: '聯絡人', name_i18n: { en: 'Contact' }, type: 'ShortText' },
    { code: 'phone', name: '電話', name_i18n: { en: 'Phone' }, type: 'ShortText' },
  ],
  nameItem: 'supplier_name',
};

export const supplierForm: FormDefinition = {
  code: 'supplier',
  name: '供應商',
  name_i18n: { en: 'Supplier' },
  schemaCode: 'supplier',
  controls: [
    { key: 'supplier_name', type: 'text', options: { name: '名稱', name_i18n: { en: 'Name' }, required: true, noRepeat: true } },
    {
      key: 'tax_number',
      type: 'text',
      options: {
        name: '統一編號',
        name_i18n: { en: 'Tax number' },
        required: true,
        regexp: '^\\d{8}$',
        regexpText: '{"zh":"統一編號是 8 位數字","en":"A tax number has 8 digits"}',
      },
    },
    { key: 'contact', type: 'text', options: { name: '聯絡人', name_i18n: { en: 'Contact' } } },
    { key: 'phone', type: 'text', options: { name: '電話', name_i18n: { en: 'Phone' } } },
  ],
  layout: [
    { columns: [{ control: 'supplier_name' }, { control: 'tax_number' }] },
    { columns: [{ control: 'contact' }, { control: 'phone' }] },
  ],
  buttons: [
    {
      code: 'check',
      name: '檢查聯絡資料',
      name_i18n: { en: 'Check contact' },
      on: ['form', 'list'],
      does: { kind: 'rule', rule: 'supplier_contact' },
    },
    {
      code: 'tax_office',
      name: '查詢統一編號',
      name_i18n: { en: 'Look up tax number' },
      on: ['form'],
      condition: "tax_number != ''",
      confirm: { zh: '將開啟外部網站。', en: 'This opens an external website.' },
      does: { kind: 'address', address: 'https://findbiz.nat.gov.tw/' },
    },
  ],
};

export const supplierContactRule: BusinessRule = {
  code: 'supplier_contact',
  name: '聯絡資料齊全',
  name_i18n: { en: 'Contact is complete' },
  schemaCode: 'supplier',
  trigger: 'called',
  active: true,
  inputs: [],
  actions: [
    {
      kind: 'check',
      formula: "contact != '' and phone != ''",
      message: { zh: '缺少聯絡人或電話', en: 'The contact or phone is missing' },
    },
  ],
};

export const supplierList: ListDefinition = {
  code: 'suppliers',
  name: '供應商',
  name_i18n: { en: 'Suppliers' },
  schemaCode: 'supplier',
  columns: [{ code: 'supplier_name', width: 260 }, { code: 'tax_number' }, { code: 'contact' }, { code: 'phone' }],
  frozen: 1,
  filters: ['contact'],
  search: ['supplier_name', 'tax_number'],
};

/** Records the demo starts with. */
export const supplierRecords = [
  { supplier_name: '宏碩資訊股份有限公司', tax_number: '24536806', contact: '張家豪', phone: '02-2712-8866' },
  { supplier_name: '長青辦公家具有限公司', tax_number: '80123457', contact: '李淑芬', phone: '02-2299-1357' },
  { supplier_name: '順達物流股份有限公司', tax_number: '53917284', contact: '郭信宏', phone: '03-397-2468' },
  { supplier_name: '禾光印刷設計有限公司', tax_number: '42680915', contact: '曾雅慧', phone: '04-2358-7788' },
] as const;
