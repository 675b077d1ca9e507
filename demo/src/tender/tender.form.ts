import type { FormDefinition } from '@inkstone/schema';

export const tenderForm: FormDefinition = {
  code: 'tender',
  name: '採購審議單',
  name_i18n: { en: 'Tender' },
  schemaCode: 'tender',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '採購審議單', name_i18n: { en: 'Tender' } } },
    { key: 'sequenceNo', type: 'sequence-no', options: { name: '單據編號', name_i18n: { en: 'Number' } } },
    { key: 'creater', type: 'create-by', options: { name: '申請人', name_i18n: { en: 'Applicant' } } },
    { key: 'subject', type: 'text', options: { name: '案名', name_i18n: { en: 'Subject' }, required: true, maxLength: 100 } },
    { key: 'vendor', type: 'text', options: { name: '建議廠商', name_i18n: { en: 'Suggested vendor' }, maxLength: 100 } },
    { key: 'needed_on', type: 'date', options: { name: '需求日期', name_i18n: { en: 'Needed on' }, required: true, format: 'YYYY-MM-DD' } },
    {
      key: 'quantity',
      type: 'number',
      options: { name: '數量', name_i18n: { en: 'Quantity' }, required: true, format: 'integer', minNumber: 1 },
    },
    {
      key: 'price',
      type: 'number',
      options: { name: '單價', name_i18n: { en: 'Unit price' }, required: true, format: 'thousands.2', minNumber: 0 },
    },
    {
      key: 'total',
      type: 'number',
      options: { name: '總價', name_i18n: { en: 'Total' }, format: 'thousands.2', computeFormula: 'quantity * price' },
    },
    { key: 'reason', type: 'textarea', options: { name: '採購理由', name_i18n: { en: 'Reason' }, required: true, maxLength: 1000 } },
    { key: 'award_number', type: 'text', options: { name: '決標文號', name_i18n: { en: 'Award number' }, maxLength: 50 } },
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }, { control: 'creater' }] },
    { columns: [{ control: 'subject' }] },
    {
      columns: [
        { control: 'vendor', span: 12 },
        { control: 'needed_on', span: 12 },
      ],
    },
    {
      columns: [
        { control: 'quantity', span: 8 },
        { control: 'price', span: 8 },
        { control: 'total', span: 8 },
      ],
    },
    { columns: [{ control: 'reason' }] },
    { columns: [{ control: 'award_number', span: 12 }] },
  ],
};
