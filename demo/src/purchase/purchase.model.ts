import type { ModelDefinition } from '@inkstone/schema';

export const purchaseModel: ModelDefinition = {
  code: 'purchase_request',
  name: '採購申請',
  name_i18n: { en: 'Purchase request' },
  dataItems: [
    { code: 'subject', name: '採購主旨', name_i18n: { en: 'Subject' }, type: 'ShortText' },
    { code: 'supplier', name: '供應商', name_i18n: { en: 'Supplier' }, type: 'RelevanceForm', schemaCode: 'supplier' },
    { code: 'supplier_tax_number', name: '統一編號', name_i18n: { en: 'Tax number' }, type: 'ShortText' },
    { code: 'supplier_contact', name: '聯絡人', name_i18n: { en: 'Contact' }, type: 'ShortText' },
    { code: 'supplier_phone', name: '聯絡電話', name_i18n: { en: 'Phone' }, type: 'ShortText' },
    { code: 'needed_on', name: '需求日期', name_i18n: { en: 'Needed on' }, type: 'Date', precision: 'day' },
    {
      code: 'items',
      name: '採購明細',
      name_i18n: { en: 'Items' },
      type: 'Sheet',
      dataItems: [
        { code: 'article', name: '常購品項', name_i18n: { en: 'Article' }, type: 'RelevanceForm', schemaCode: 'catalogue_item' },
        { code: 'product', name: '品名', name_i18n: { en: 'Product' }, type: 'ShortText' },
        { code: 'quantity', name: '數量', name_i18n: { en: 'Quantity' }, type: 'Number' },
        { code: 'price', name: '單價', name_i18n: { en: 'Price' }, type: 'Number' },
        { code: 'amount', name: '金額', name_i18n: { en: 'Amount' }, type: 'Number' },
      ],
    },
    { code: 'total', name: '合計', name_i18n: { en: 'Total' }, type: 'Number' },
    { code: 'reason', name: '採購原因', name_i18n: { en: 'Reason' }, type: 'LongText' },
  ],
  seqNoSetting: [
    { type: 'DELIMITER', value: 'PR-' },
    { type: 'DATE', value: 'yyyyMM' },
    { type: 'DELIMITER', value: '-' },
    { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'MONTH' },
  ],
  nameItem: 'subject',
};
