import type { ModelDefinition } from '@inkstone/schema';

export const contractModel: ModelDefinition = {
  code: 'contract',
  name: '合約',
  name_i18n: { en: 'Contract' },
  dataItems: [
    { code: 'subject', name: '合約名稱', name_i18n: { en: 'Contract' }, type: 'ShortText' },
    { code: 'kind', name: '合約類型', name_i18n: { en: 'Kind' }, type: 'Radio' },
    { code: 'party', name: '簽約對象', name_i18n: { en: 'Other party' }, type: 'Dropdown' },
    { code: 'party_phone', name: '對方電話', name_i18n: { en: 'Phone' }, type: 'ShortText' },
    { code: 'party_email', name: '對方信箱', name_i18n: { en: 'E-mail' }, type: 'ShortText' },
    { code: 'period', name: '合約期間', name_i18n: { en: 'Period' }, type: 'DateRange', precision: 'day' },
    { code: 'sign_on', name: '簽約日', name_i18n: { en: 'Signed on' }, type: 'Date', precision: 'day' },
    { code: 'sign_at', name: '簽約時間', name_i18n: { en: 'Signed at' }, type: 'Time' },
    { code: 'amount', name: '合約金額', name_i18n: { en: 'Amount' }, type: 'Number' },
    { code: 'amount_words', name: '金額大寫', name_i18n: { en: 'Amount in words' }, type: 'ShortText' },
    { code: 'deposit_share', name: '訂金比例', name_i18n: { en: 'Deposit share' }, type: 'Number' },
    { code: 'deposit', name: '訂金', name_i18n: { en: 'Deposit' }, type: 'Number' },
    { code: 'price_range', name: '議價區間', name_i18n: { en: 'Negotiated between' }, type: 'NumberRange' },
    {
      code: 'payments',
      name: '付款期別',
      name_i18n: { en: 'Payments' },
      type: 'Sheet',
      dataItems: [
        { code: 'stage', name: '期別', name_i18n: { en: 'Stage' }, type: 'ShortText', noRepeat: true },
        { code: 'due', name: '付款日', name_i18n: { en: 'Due' }, type: 'Date', precision: 'day' },
        { code: 'share', name: '比例', name_i18n: { en: 'Share' }, type: 'Number' },
        { code: 'due_amount', name: '金額', name_i18n: { en: 'Amount' }, type: 'Number' },
      ],
    },
    { code: 'covers', name: '涵蓋事項', name_i18n: { en: 'Covers' }, type: 'DropdownMulti' },
    { code: 'support_hours', name: '服務時段', name_i18n: { en: 'Service hours' }, type: 'TimeRange' },
    { code: 'notes', name: '備註', name_i18n: { en: 'Notes' }, type: 'LongText' },
  ],
  seqNoSetting: [
    { type: 'DELIMITER', value: 'CT-' },
    { type: 'DATE', value: 'yyyy' },
    { type: 'DELIMITER', value: '-' },
    { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'YEAR' },
  ],
  nameItem: 'subject',
};
