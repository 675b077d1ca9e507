import type { ModelDefinition } from '@inkstone/schema';

export const repairModel: ModelDefinition = {
  code: 'repair',
  name: '設備報修',
  name_i18n: { en: 'Repair' },
  dataItems: [
    { code: 'device', name: '設備名稱', name_i18n: { en: 'Device' }, type: 'ShortText' },
    { code: 'asset_number', name: '財產編號', name_i18n: { en: 'Asset number' }, type: 'ShortText' },
    { code: 'place', name: '所在位置', name_i18n: { en: 'Location' }, type: 'ShortText' },
    { code: 'noticed_at', name: '發現時間', name_i18n: { en: 'Found at' }, type: 'Date', precision: 'minute' },
    { code: 'fault', name: '故障情形', name_i18n: { en: 'Fault description' }, type: 'LongText' },
    { code: 'needs_spare', name: '需要備機', name_i18n: { en: 'Spare needed' }, type: 'Logic' },
    { code: 'finding', name: '檢修結果', name_i18n: { en: 'Diagnosis' }, type: 'LongText' },
    { code: 'cost', name: '預估費用', name_i18n: { en: 'Estimated cost' }, type: 'Number' },
    { code: 'spare_number', name: '備機編號', name_i18n: { en: 'Spare number' }, type: 'ShortText' },
    { code: 'note', name: '處理備註', name_i18n: { en: 'Work notes' }, type: 'LongText' },
    {
      code: 'job',
      name: '工作紀錄',
      name_i18n: { en: 'Work log' },
      type: 'Sheet',
      dataItems: [
        { code: 'what', name: '工作內容', name_i18n: { en: 'Work done' }, type: 'ShortText' },
        { code: 'minutes', name: '分鐘', name_i18n: { en: 'Minutes' }, type: 'Number' },
      ],
    },
    { code: 'scrap_number', name: '報廢文號', name_i18n: { en: 'Write-off number' }, type: 'ShortText' },
  ],
  seqNoSetting: [
    { type: 'DELIMITER', value: 'RP-' },
    { type: 'DATE', value: 'yyyyMM' },
    { type: 'DELIMITER', value: '-' },
    { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'MONTH' },
  ],
  nameItem: 'device',
};
