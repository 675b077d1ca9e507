import type { ModelDefinition } from '@inkstone/schema';

export const tenderModel: ModelDefinition = {
  code: 'tender',
  name: '採購審議',
  name_i18n: { en: 'Tender' },
  dataItems: [
    { code: 'subject', name: '案名', name_i18n: { en: 'Subject' }, type: 'ShortText' },
    { code: 'vendor', name: '建議廠商', name_i18n: { en: 'Suggested vendor' }, type: 'ShortText' },
    { code: 'needed_on', name: '需求日期', name_i18n: { en: 'Needed on' }, type: 'Date', precision: 'day' },
    { code: 'quantity', name: '數量', name_i18n: { en: 'Quantity' }, type: 'Number' },
    { code: 'price', name: '單價', name_i18n: { en: 'Unit price' }, type: 'Number' },
    { code: 'total', name: '總價', name_i18n: { en: 'Total' }, type: 'Number' },
    { code: 'reason', name: '採購理由', name_i18n: { en: 'Reason' }, type: 'LongText' },
    { code: 'award_number', name: '決標文號', name_i18n: { en: 'Award number' }, type: 'ShortText' },
  ],
  seqNoSetting: [
    { type: 'DELIMITER', value: 'TD-' },
    { type: 'DATE', value: 'yyyyMM' },
    { type: 'DELIMITER', value: '-' },
    { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'MONTH' },
  ],
  nameItem: 'subject',
};
