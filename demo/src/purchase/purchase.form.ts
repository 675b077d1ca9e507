import type { FormDefinition } from '@inkstone/schema';

export const purchaseForm: FormDefinition = {
  code: 'purchase_request',
  name: '採購申請單',
  name_i18n: { en: 'Purchase request' },
  schemaCode: 'purchase_request',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '採購申請單', name_i18n: { en: 'Purchase request' } } },
    { key: 'sequenceNo', type: 'sequence-no', options: { name: '單據編號', name_i18n: { en: 'Number' } } },
    { key: 'creater', type: 'create-by', options: { name: '申請人', name_i18n: { en: 'Applicant' } } },
    { key: 'urgencyLevel', type: 'urgency-level', options: { name: '緊急程度', name_i18n: { en: 'Urgency' } } },
    { key: 'subject', type: 'text', options: { name: '採購主旨', name_i18n: { en: 'Subject' }, required: true, maxLength: 100 } },
    { key: 'needed_on', type: 'date', options: { name: '需求日期', name_i18n: { en: 'Needed on' }, required: true, format: 'YYYY-MM-DD' } },
    { key: 'from_supplier', type: 'group', options: { name: '供應商', name_i18n: { en: 'Supplier' } } },
    {
      key: 'supplier',
      type: 'relevance-form',
      options: {
        name: '供應商',
        name_i18n: { en: 'Supplier' },
        required: true,
        schemaCode: 'supplier',
        displayField: 'supplier_name',
        showField: ['supplier_name', 'tax_number', 'contact'],
        selectMode: 'popup',
        mappings: [
          { from: 'tax_number', to: 'supplier_tax_number' },
          { from: 'contact', to: 'supplier_contact' },
        ],
      },
    },
    { key: 'supplier_tax_number', type: 'text', options: { name: '統一編號', name_i18n: { en: 'Tax number' }, readonlyCondition: 'true' } },
    { key: 'supplier_contact', type: 'text', options: { name: '聯絡人', name_i18n: { en: 'Contact' } } },
    {
      key: 'supplier_phone',
      type: 'text',
      options: {
        name: '聯絡電話',
        name_i18n: { en: 'Phone' },
        dataLinkage: {
          schemaCode: 'supplier',
          conditions: { field: 'tax_number', operator: 'eq', valueType: 'currentModel', value: 'supplier_tax_number' },
          field: 'phone',
        },
      },
    },
    { key: 'what', type: 'group', options: { name: '採購明細', name_i18n: { en: 'Items' } } },
    {
      key: 'items',
      type: 'sheet',
      options: { name: '採購明細', name_i18n: { en: 'Items' }, labelVisible: false, showTotal: true, importFormRelevanceForm: 'article' },
      columns: [
        {
          key: 'article',
          type: 'relevance-form',
          options: {
            name: '常購品項',
            name_i18n: { en: 'Article' },
            width: 180,
            schemaCode: 'catalogue_item',
            displayField: 'article_name',
            showField: ['article_name', 'price'],
            conditions: { field: 'available', operator: 'eq', value: true },
            isAuthorize: 'Optional',
            mappings: [
              { from: 'article_name', to: 'product' },
              { from: 'price', to: 'price' },
            ],
          },
        },
        { key: 'product', type: 'text', options: { name: '品名', name_i18n: { en: 'Product' }, required: true, maxLength: 100 } },
        {
          key: 'quantity',
          type: 'number',
          options: {
            name: '數量',
            name_i18n: { en: 'Quantity' },
            width: 100,
            required: true,
            format: 'integer',
            minNumber: 1,
            verifyFormula: JSON.stringify({
              type: 'input',
              rule: '<=',
              input: '1000',
              prompt: encodeURIComponent('超過 1000 件請改走招標'),
            }),
          },
        },
        {
          key: 'price',
          type: 'number',
          options: { name: '單價', name_i18n: { en: 'Price' }, width: 140, required: true, format: 'thousands.2', minNumber: 0 },
        },
        {
          key: 'amount',
          type: 'number',
          options: { name: '金額', name_i18n: { en: 'Amount' }, width: 140, format: 'thousands.2', computeFormula: 'quantity * price' },
        },
      ],
    },
    {
      key: 'total',
      type: 'number',
      options: { name: '合計', name_i18n: { en: 'Total' }, format: 'thousands.2', computeFormula: 'sum(items.amount)' },
    },
    {
      key: 'lines',
      type: 'sheet-statistic',
      options: { name: '平均單價', name_i18n: { en: 'Average price' }, target: 'items.price', statisticMode: 'avg', format: 'thousands.2' },
    },
    { key: 'reason', type: 'textarea', options: { name: '採購原因', name_i18n: { en: 'Reason' }, required: true, maxLength: 500 } },
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }, { control: 'creater' }, { control: 'urgencyLevel' }] },
    {
      columns: [
        { control: 'subject', span: 16 },
        { control: 'needed_on', span: 8 },
      ],
    },
    { columns: [{ control: 'from_supplier' }] },
    {
      columns: [
        { control: 'supplier' },
        { control: 'supplier_tax_number' },
        { control: 'supplier_contact' },
        { control: 'supplier_phone' },
      ],
    },
    { columns: [{ control: 'what' }] },
    { columns: [{ control: 'items' }] },
    {
      columns: [
        { control: 'total', span: 8 },
        { control: 'lines', span: 8 },
      ],
    },
    { columns: [{ control: 'reason' }] },
  ],
};
