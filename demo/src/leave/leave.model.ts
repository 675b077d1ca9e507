import type { ModelDefinition } from '@inkstone/schema';

export const leaveModel: ModelDefinition = {
  code: 'leave_request',
  name: '請假單',
  name_i18n: { en: 'Leave request' },
  dataItems: [
    { code: 'leave_kind', name: '假別', name_i18n: { en: 'Type' }, type: 'Dropdown' },
    { code: 'date_from', name: '開始日期', name_i18n: { en: 'From' }, type: 'Date', precision: 'day' },
    { code: 'date_to', name: '結束日期', name_i18n: { en: 'To' }, type: 'Date', precision: 'day' },
    { code: 'days', name: '天數', name_i18n: { en: 'Days' }, type: 'Number' },
    { code: 'reason', name: '事由', name_i18n: { en: 'Reason' }, type: 'LongText' },
    { code: 'deputy', name: '職務代理人', name_i18n: { en: 'Deputy' }, type: 'StaffSingle' },
  ],
  seqNoSetting: [
    { type: 'DELIMITER', value: 'LV-' },
    { type: 'DATE', value: 'yyyyMM' },
    { type: 'DELIMITER', value: '-' },
    { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'MONTH' },
  ],
};
