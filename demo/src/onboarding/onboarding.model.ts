import type { ModelDefinition } from '@inkstone/schema';

const numbered = (prefix: string): ModelDefinition['seqNoSetting'] => [
  { type: 'DELIMITER', value: `${prefix}-` },
  { type: 'DATE', value: 'yyyyMM' },
  { type: 'DELIMITER', value: '-' },
  { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'MONTH' },
];

export const onboardingModel: ModelDefinition = {
  code: 'onboarding',
  name: '新人到職',
  name_i18n: { en: 'Onboarding' },
  dataItems: [
    { code: 'newcomer', name: '新人姓名', name_i18n: { en: 'Name of the new employee' }, type: 'ShortText' },
    { code: 'position', name: '職務', name_i18n: { en: 'Position' }, type: 'ShortText' },
    { code: 'first_day', name: '到職日', name_i18n: { en: 'First day' }, type: 'Date', precision: 'day' },
    { code: 'needs_account', name: '需要系統帳號', name_i18n: { en: 'Needs an account' }, type: 'Logic' },
    { code: 'account_name', name: '帳號名稱', name_i18n: { en: 'Account name' }, type: 'ShortText' },
    {
      code: 'equipment',
      name: '設備',
      name_i18n: { en: 'Equipment' },
      type: 'Sheet',
      dataItems: [
        { code: 'item', name: '品項', name_i18n: { en: 'Item' }, type: 'ShortText' },
        { code: 'quantity', name: '數量', name_i18n: { en: 'Quantity' }, type: 'Number' },
        { code: 'asset_number', name: '財產編號', name_i18n: { en: 'Asset number' }, type: 'ShortText' },
      ],
    },
    { code: 'mentors', name: '帶領同仁', name_i18n: { en: 'Mentors' }, type: 'StaffMulti' },
    { code: 'tell_personnel', name: '通知人事系統', name_i18n: { en: 'Notify the HR system' }, type: 'Logic' },
    { code: 'impression', name: '報到紀錄', name_i18n: { en: 'Notes on the first day' }, type: 'LongText' },
  ],
  seqNoSetting: numbered('ON'),
  nameItem: 'newcomer',
};

/** One piece of equipment for a new employee. */
export const equipmentModel: ModelDefinition = {
  code: 'equipment_issue',
  name: '設備發放',
  name_i18n: { en: 'Equipment' },
  dataItems: [
    { code: 'newcomer', name: '使用人', name_i18n: { en: 'User' }, type: 'ShortText' },
    { code: 'item', name: '品項', name_i18n: { en: 'Item' }, type: 'ShortText' },
    { code: 'quantity', name: '數量', name_i18n: { en: 'Quantity' }, type: 'Number' },
    { code: 'needed_on', name: '需用日期', name_i18n: { en: 'Needed on' }, type: 'Date', precision: 'day' },
    { code: 'asset_number', name: '財產編號', name_i18n: { en: 'Asset number' }, type: 'ShortText' },
  ],
  seqNoSetting: numbered('EQ'),
  nameItem: 'item',
};

/** The training plan of one mentor for a new employee. */
export const mentoringModel: ModelDefinition = {
  code: 'mentoring',
  name: '帶領計畫',
  name_i18n: { en: 'Mentoring' },
  dataItems: [
    { code: 'newcomer', name: '新人姓名', name_i18n: { en: 'Name of the new employee' }, type: 'ShortText' },
    { code: 'first_day', name: '到職日', name_i18n: { en: 'First day' }, type: 'Date', precision: 'day' },
    { code: 'plan', name: '第一週安排', name_i18n: { en: 'Plan for the first week' }, type: 'LongText' },
  ],
  seqNoSetting: numbered('MT'),
  nameItem: 'newcomer',
};
