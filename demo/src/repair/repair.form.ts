import type { FormDefinition } from '@inkstone/schema';

const text = (key: string, name: string, en: string, options: Readonly<Record<string, unknown>> = {}) => ({
  key,
  type: 'text',
  options: { name, name_i18n: { en }, maxLength: 100, ...options },
});
const area = (key: string, name: string, en: string, options: Readonly<Record<string, unknown>> = {}) => ({
  key,
  type: 'textarea',
  options: { name, name_i18n: { en }, maxLength: 1000, ...options },
});

export const repairForm: FormDefinition = {
  code: 'repair',
  name: '設備報修單',
  name_i18n: { en: 'Repair request' },
  schemaCode: 'repair',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '設備報修單', name_i18n: { en: 'Repair request' } } },
    { key: 'sequenceNo', type: 'sequence-no', options: { name: '單據編號', name_i18n: { en: 'Number' } } },
    { key: 'creater', type: 'create-by', options: { name: '申請人', name_i18n: { en: 'Applicant' } } },
    { key: 'about', type: 'group', options: { name: '報修內容', name_i18n: { en: 'Fault details' } } },
    text('device', '設備名稱', 'Device', { required: true }),
    text('asset_number', '財產編號', 'Asset number', { maxLength: 50 }),
    text('place', '所在位置', 'Location', { required: true }),
    { key: 'noticed_at', type: 'date', options: { name: '發現時間', name_i18n: { en: 'Found at' }, format: 3 } },
    area('fault', '故障情形', 'Fault description', { required: true }),
    { key: 'needs_spare', type: 'logic', options: { name: '需要備機', name_i18n: { en: 'Spare needed' }, defaultValue: false } },
    { key: 'work', type: 'group', options: { name: '檢修與處理', name_i18n: { en: 'Diagnosis and repair' } } },
    area('finding', '檢修結果', 'Diagnosis'),
    { key: 'cost', type: 'number', options: { name: '預估費用', name_i18n: { en: 'Estimated cost' }, format: 'thousands', minNumber: 0 } },
    text('spare_number', '備機編號', 'Spare number', { maxLength: 50 }),
    area('note', '處理備註', 'Work notes'),
    {
      key: 'job',
      type: 'sheet',
      options: { name: '工作紀錄', name_i18n: { en: 'Work log' }, isEmptyRow: true },
      columns: [
        text('what', '工作內容', 'Work done', { required: true }),
        {
          key: 'minutes',
          type: 'number',
          options: { name: '分鐘', name_i18n: { en: 'Minutes' }, showTotal: true },
        },
      ],
    },
    text('scrap_number', '報廢文號', 'Write-off number', { maxLength: 50 }),
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }, { control: 'creater' }] },
    { columns: [{ control: 'about' }] },
    { columns: [{ control: 'device' }, { control: 'asset_number' }, { control: 'place' }] },
    { columns: [{ control: 'noticed_at', span: 8 }] },
    { columns: [{ control: 'fault' }] },
    { columns: [{ control: 'needs_spare' }] },
    { columns: [{ control: 'work' }] },
    { columns: [{ control: 'finding' }] },
    {
      columns: [
        { control: 'cost', span: 8 },
        { control: 'spare_number', span: 8 },
        { control: 'scrap_number', span: 8 },
      ],
    },
    { columns: [{ control: 'job' }] },
    { columns: [{ control: 'note' }] },
  ],
};
