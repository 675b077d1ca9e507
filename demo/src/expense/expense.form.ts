import type { FormDefinition } from '@inkstone/schema';

export const expenseForm: FormDefinition = {
  code: 'expense_claim',
  name: '費用報銷單',
  name_i18n: { en: 'Expense claim' },
  schemaCode: 'expense_claim',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '費用報銷單', name_i18n: { en: 'Expense claim' } } },
    { key: 'sequenceNo', type: 'sequence-no', options: { name: '單據編號', name_i18n: { en: 'Number' } } },
    { key: 'creater', type: 'create-by', options: { name: '申請人', name_i18n: { en: 'Applicant' } } },
    { key: 'createdDeptId', type: 'create-by-parent-id', options: { name: '部門', name_i18n: { en: 'Department' } } },
    { key: 'purpose', type: 'text', options: { name: '報銷事由', name_i18n: { en: 'Purpose' }, required: true, maxLength: 100 } },
    { key: 'details', type: 'group', options: { name: '費用明細', name_i18n: { en: 'Items' } } },
    {
      key: 'items',
      type: 'sheet',
      options: { name: '費用明細', name_i18n: { en: 'Items' }, labelVisible: false, showTotal: true },
      columns: [
        {
          key: 'date',
          type: 'date',
          options: { name: '日期', name_i18n: { en: 'Date' }, width: 140, required: true, format: 'YYYY-MM-DD' },
        },
        {
          key: 'category',
          type: 'dropdown',
          options: {
            name: '類別',
            name_i18n: { en: 'Category' },
            width: 120,
            required: true,
            options: [
              { code: '交通', value: '交通', name_i18n: { en: 'Transport' } },
              { code: '住宿', value: '住宿', name_i18n: { en: 'Accommodation' } },
              { code: '餐飲', value: '餐飲', name_i18n: { en: 'Meals' } },
              { code: '文具', value: '文具', name_i18n: { en: 'Stationery' } },
              { code: '交際', value: '交際', name_i18n: { en: 'Entertainment' } },
              { code: '其他', value: '其他', name_i18n: { en: 'Other' } },
            ],
          },
        },
        { key: 'description', type: 'text', options: { name: '說明', name_i18n: { en: 'Description' }, maxLength: 100 } },
        {
          key: 'quantity',
          type: 'number',
          options: { name: '數量', name_i18n: { en: 'Quantity' }, width: 90, required: true, format: 'integer', minNumber: 1 },
        },
        {
          key: 'price',
          type: 'number',
          options: { name: '單價', name_i18n: { en: 'Price' }, width: 130, required: true, format: 'thousands.2', minNumber: 0 },
        },
        {
          key: 'amount',
          type: 'number',
          options: { name: '金額', name_i18n: { en: 'Amount' }, width: 130, format: 'thousands.2', computeFormula: 'quantity * price' },
        },
      ],
    },
    {
      key: 'total',
      type: 'number',
      options: { name: '合計', name_i18n: { en: 'Total' }, format: 'thousands.2', computeFormula: 'sum(items.amount)' },
    },
    {
      key: 'total_capital',
      type: 'text',
      options: { name: '合計大寫', name_i18n: { en: 'Total in words' }, computeFormula: 'uppermoney(total)' },
    },
    { key: 'remark', type: 'textarea', options: { name: '備註', name_i18n: { en: 'Remarks' }, maxLength: 500 } },
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }, { control: 'creater' }, { control: 'createdDeptId' }] },
    { columns: [{ control: 'purpose' }] },
    { columns: [{ control: 'details' }] },
    { columns: [{ control: 'items' }] },
    {
      columns: [
        { control: 'total', span: 8 },
        { control: 'total_capital', span: 16 },
      ],
    },
    { columns: [{ control: 'remark' }] },
  ],
};
