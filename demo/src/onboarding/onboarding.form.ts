import type { FormDefinition } from '@inkstone/schema';

const number = { key: 'sequenceNo', type: 'sequence-no', options: { name: '單據編號', name_i18n: { en: 'Number' } } };
const day = (key: string, name: string, en: string) => ({
  key,
  type: 'date',
  options: { name, name_i18n: { en }, required: true, format: 'YYYY-MM-DD' },
});
const newcomer = (name: string, en: string) => ({
  key: 'newcomer',
  type: 'text',
  options: { name, name_i18n: { en }, required: true, maxLength: 50 },
});
const count = { name: '數量', name_i18n: { en: 'Quantity' }, required: true, format: 'integer', minNumber: 1 };
const assetNumber = { key: 'asset_number', type: 'text', options: { name: '財產編號', name_i18n: { en: 'Asset number' }, maxLength: 50 } };

export const onboardingForm: FormDefinition = {
  code: 'onboarding',
  name: '新人到職單',
  name_i18n: { en: 'Onboarding' },
  schemaCode: 'onboarding',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '新人到職單', name_i18n: { en: 'Onboarding' } } },
    number,
    { key: 'creater', type: 'create-by', options: { name: '申請人', name_i18n: { en: 'Applicant' } } },
    newcomer('新人姓名', 'Name of the new employee'),
    { key: 'position', type: 'text', options: { name: '職務', name_i18n: { en: 'Position' }, required: true, maxLength: 50 } },
    day('first_day', '到職日', 'First day'),
    { key: 'needs_account', type: 'logic', options: { name: '需要系統帳號', name_i18n: { en: 'Needs an account' }, defaultValue: true } },
    { key: 'account_name', type: 'text', options: { name: '帳號名稱', name_i18n: { en: 'Account name' }, maxLength: 50 } },
    {
      key: 'equipment',
      type: 'sheet',
      options: { name: '設備', name_i18n: { en: 'Equipment' }, isEmptyRow: true },
      columns: [
        { key: 'item', type: 'text', options: { name: '品項', name_i18n: { en: 'Item' }, required: true, maxLength: 100 } },
        { key: 'quantity', type: 'number', options: { ...count, width: 100 } },
        { ...assetNumber, options: { ...assetNumber.options, width: 160 } },
      ],
    },
    { key: 'mentors', type: 'staff-multi-selector', options: { name: '帶領同仁', name_i18n: { en: 'Mentors' }, maxCount: 5 } },
    {
      key: 'tell_personnel',
      type: 'logic',
      options: { name: '通知人事系統', name_i18n: { en: 'Notify the HR system' }, defaultValue: false },
    },
    { key: 'impression', type: 'textarea', options: { name: '報到紀錄', name_i18n: { en: 'Notes on the first day' }, maxLength: 1000 } },
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }, { control: 'creater' }] },
    {
      columns: [
        { control: 'newcomer', span: 8 },
        { control: 'position', span: 8 },
        { control: 'first_day', span: 8 },
      ],
    },
    { columns: [{ control: 'mentors' }] },
    { columns: [{ control: 'equipment' }] },
    {
      columns: [
        { control: 'needs_account', span: 8 },
        { control: 'account_name', span: 8 },
        { control: 'tell_personnel', span: 8 },
      ],
    },
    { columns: [{ control: 'impression' }] },
  ],
};

export const equipmentForm: FormDefinition = {
  code: 'equipment_issue',
  name: '設備發放單',
  name_i18n: { en: 'Equipment' },
  schemaCode: 'equipment_issue',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '設備發放單', name_i18n: { en: 'Equipment' } } },
    number,
    newcomer('使用人', 'User'),
    { key: 'item', type: 'text', options: { name: '品項', name_i18n: { en: 'Item' }, required: true, maxLength: 100 } },
    { key: 'quantity', type: 'number', options: count },
    day('needed_on', '需用日期', 'Needed on'),
    assetNumber,
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }, { control: 'newcomer' }] },
    {
      columns: [
        { control: 'item', span: 12 },
        { control: 'quantity', span: 12 },
      ],
    },
    {
      columns: [
        { control: 'needed_on', span: 12 },
        { control: 'asset_number', span: 12 },
      ],
    },
  ],
};

export const mentoringForm: FormDefinition = {
  code: 'mentoring',
  name: '帶領計畫',
  name_i18n: { en: 'Mentoring' },
  schemaCode: 'mentoring',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '帶領計畫', name_i18n: { en: 'Mentoring' } } },
    number,
    newcomer('新人姓名', 'Name of the new employee'),
    day('first_day', '到職日', 'First day'),
    { key: 'plan', type: 'textarea', options: { name: '第一週安排', name_i18n: { en: 'Plan for the first week' }, maxLength: 2000 } },
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }] },
    {
      columns: [
        { control: 'newcomer', span: 12 },
        { control: 'first_day', span: 12 },
      ],
    },
    { columns: [{ control: 'plan' }] },
  ],
};
