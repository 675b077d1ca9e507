import type { FormDefinition } from '@inkstone/schema';

export const leaveForm: FormDefinition = {
  code: 'leave_request',
  name: '請假單',
  name_i18n: { en: 'Leave request' },
  schemaCode: 'leave_request',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '請假單', name_i18n: { en: 'Leave request' } } },
    { key: 'sequenceNo', type: 'sequence-no', options: { name: '單據編號', name_i18n: { en: 'Number' } } },
    { key: 'creater', type: 'create-by', options: { name: '申請人', name_i18n: { en: 'Applicant' } } },
    { key: 'createdDeptId', type: 'create-by-parent-id', options: { name: '部門', name_i18n: { en: 'Department' } } },
    { key: 'about', type: 'group', options: { name: '請假內容', name_i18n: { en: 'Leave details' } } },
    {
      key: 'leave_kind',
      type: 'dropdown',
      options: {
        name: '假別',
        name_i18n: { en: 'Type' },
        required: true,
        options: [
          { code: '特休', value: '特休', name_i18n: { en: 'Annual leave' } },
          { code: '事假', value: '事假', name_i18n: { en: 'Personal leave' } },
          { code: '病假', value: '病假', name_i18n: { en: 'Sick leave' } },
          { code: '公假', value: '公假', name_i18n: { en: 'Official leave' } },
          { code: '婚假', value: '婚假', name_i18n: { en: 'Marriage leave' } },
        ],
      },
    },
    { key: 'date_from', type: 'date', options: { name: '開始日期', name_i18n: { en: 'From' }, required: true, format: 'YYYY-MM-DD' } },
    {
      key: 'date_to',
      type: 'date',
      options: { name: '結束日期', name_i18n: { en: 'To' }, required: true, format: 'YYYY-MM-DD', minDate: '{date_from}' },
    },
    {
      key: 'days',
      type: 'number',
      options: {
        name: '天數',
        name_i18n: { en: 'Days' },
        format: 'integer',
        computeFormula: "datediff(date_from, date_to, 'd') + 1",
        minNumber: 1,
      },
    },
    {
      key: 'deputy',
      type: 'staff-selector',
      options: { name: '職務代理人', name_i18n: { en: 'Deputy' }, required: true, tips: '請假期間代為處理工作的同事' },
    },
    { key: 'reason', type: 'textarea', options: { name: '事由', name_i18n: { en: 'Reason' }, required: true, maxLength: 500 } },
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }, { control: 'creater' }, { control: 'createdDeptId' }] },
    { columns: [{ control: 'about' }] },
    {
      columns: [
        { control: 'leave_kind', span: 12 },
        { control: 'deputy', span: 12 },
      ],
    },
    { columns: [{ control: 'date_from' }, { control: 'date_to' }, { control: 'days' }] },
    { columns: [{ control: 'reason' }] },
  ],
};
