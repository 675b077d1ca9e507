import type { ModelDefinition } from '@inkstone/schema';

export const expenseModel: ModelDefinition = {
  code: 'expense_claim',
  name: '費用報銷',
  name_i18n: { en: 'Expense claim' },
  dataItems: [
    { code: 'purpose', name: '報銷事由', name_i18n: { en: 'Purpose' }, type: 'ShortText' },
    {
      code: 'items',
      name: '費用明細',
      name_i18n: { en: 'Items' },
      type: 'Sheet',
      dataItems: [
        { code: 'date', name: '日期', name_i18n: { en: 'Date' }, type: 'Date', precision: 'day' },
        { code: 'category', name: '類別', name_i18n: { en: 'Category' }, type: 'Dropdown' },
        { code: 'description', name: '說明', name_i18n: { en: 'Description' }, type: 'ShortText' },
        { code: 'quantity', name: '數量', name_i18n: { en: 'Quantity' }, type: 'Number' },
        { code: 'price', name: '單價', name_i18n: { en: 'Price' }, type: 'Number' },
        { code: 'amount', name: '金額', name_i18n: { en: 'Amount' }, type: 'Number' },
      ],
    },
    { code: 'total', name: '合計', name_i18n: { en: 'Total' }, type: 'Number' },
    { code: 'total_capital', name: '合計大寫', name_i18n: { en: 'Total in words' }, type: 'ShortText' },
    { code: 'remark', name: '備註', name_i18n: { en: 'Remarks' }, type: 'LongText' },
  ],
  seqNoSetting: [
    { type: 'DELIMITER', value: 'EX-' },
    { type: 'DATE', value: 'yyyyMM' },
    { type: 'DELIMITER', value: '-' },
    { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'MONTH' },
  ],
  nameItem: 'purpose',
};
