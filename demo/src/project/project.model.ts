import type { ModelDefinition } from '@inkstone/schema';

export const projectModel: ModelDefinition = {
  code: 'project',
  name: '專案立項',
  name_i18n: { en: 'Project' },
  dataItems: [
    { code: 'project_name', name: '專案名稱', name_i18n: { en: 'Project name' }, type: 'ShortText' },
    { code: 'programme', name: '上層專案', name_i18n: { en: 'Parent project' }, type: 'RelevanceForm', schemaCode: 'project' },
    { code: 'confidential', name: '機密', name_i18n: { en: 'Confidential' }, type: 'Logic' },
    { code: 'scope', name: '工作範圍', name_i18n: { en: 'Scope' }, type: 'Checkbox' },
    { code: 'start_month', name: '開始月份', name_i18n: { en: 'Start month' }, type: 'Date', precision: 'month' },
    { code: 'meeting_time', name: '例會時間', name_i18n: { en: 'Weekly meeting' }, type: 'Time' },
    { code: 'lead_department', name: '主辦部門', name_i18n: { en: 'Lead department' }, type: 'DeptSingle' },
    { code: 'departments', name: '協辦部門', name_i18n: { en: 'Supporting departments' }, type: 'DeptMulti' },
    { code: 'members', name: '專案成員', name_i18n: { en: 'Members' }, type: 'StaffMulti' },
    { code: 'informed', name: '知會對象', name_i18n: { en: 'People to notify' }, type: 'StaffDeptMix' },
    { code: 'suppliers', name: '合作廠商', name_i18n: { en: 'Suppliers' }, type: 'RelevanceFormEx', schemaCode: 'supplier' },
    { code: 'place', name: '執行地區', name_i18n: { en: 'Region' }, type: 'Address' },
    { code: 'drawing', name: '示意圖', name_i18n: { en: 'Diagram' }, type: 'Attachment' },
    { code: 'goal', name: '目標', name_i18n: { en: 'Goal' }, type: 'LongText' },
  ],
  nameItem: 'project_name',
  seqNoSetting: [
    { type: 'DELIMITER', value: 'PJ-' },
    { type: 'DATE', value: 'yyyy' },
    { type: 'DELIMITER', value: '-' },
    { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'YEAR' },
  ],
};
