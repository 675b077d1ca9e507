import type { ControlDefinition, FormDefinition, LayoutRow } from '@inkstone/schema';

/** Creator and owner of the record, shown at the end of the form. */
const record: readonly ControlDefinition[] = [
  { key: 'about_record', type: 'group', options: { name: '單據資訊', name_i18n: { en: 'Record details' }, expand: false } },
  { key: 'creater', type: 'create-by', options: { name: '建立人', name_i18n: { en: 'Created by' } } },
  { key: 'createdTime', type: 'created-time', options: { name: '建立時間', name_i18n: { en: 'Created' } } },
  { key: 'owner', type: 'owner-id', options: { name: '擁有者', name_i18n: { en: 'Owner' } } },
  { key: 'ownerDeptId', type: 'owner-parent-id', options: { name: '擁有者部門', name_i18n: { en: "Owner's department" } } },
  { key: 'modifier', type: 'modify-by', options: { name: '最後修改人', name_i18n: { en: 'Modified by' } } },
  { key: 'modifiedTime', type: 'modified-time', options: { name: '最後修改時間', name_i18n: { en: 'Modified' } } },
  { key: 'form_version', type: 'system-other', options: { name: '表單版本', name_i18n: { en: 'Form version' } } },
];

const rules = `<h3>立項原則 · Rules</h3><ul><li>每一專案須有主辦部門 · A project has a lead department</li><li>機密專案只知會必要人員 · Confidential ones are told to few</li></ul>`;

const controls: ControlDefinition[] = [
  { key: 'form_title', type: 'title', options: { name: '專案立項', name_i18n: { en: 'Project' } } },
  { key: 'sequenceNo', type: 'sequence-no', options: { name: '專案編號', name_i18n: { en: 'Number' } } },
  { key: 'sequenceStatus', type: 'sequence-status', options: { name: '狀態', name_i18n: { en: 'Status' } } },
  { key: 'urgencyLevel', type: 'urgency-level', options: { name: '緊急程度', name_i18n: { en: 'Urgency' } } },
  { key: 'what', type: 'group', options: { name: '專案內容', name_i18n: { en: 'Project details' } } },
  {
    key: 'project_name',
    type: 'text',
    options: { name: '專案名稱', name_i18n: { en: 'Project name' }, required: true, maxLength: 60, span: 12 },
  },
  {
    key: 'programme',
    type: 'relevance-form',
    options: {
      name: '上層專案',
      name_i18n: { en: 'Parent project' },
      schemaCode: 'project',
      selectMode: 'dropdown',
      showStyle: 'tree',
      isAuthorize: 'Optional',
    },
  },
  {
    key: 'scope',
    type: 'checkbox',
    options: {
      name: '工作範圍',
      name_i18n: { en: 'Scope' },
      required: true,
      maxCount: 3,
      options: [
        { code: 'research', value: '調查', name_i18n: { en: 'Research' } },
        { code: 'build', value: '建置', name_i18n: { en: 'Implementation' } },
        { code: 'train', value: '訓練', name_i18n: { en: 'Training' } },
        { code: 'support', value: '維運', name_i18n: { en: 'Support' } },
      ],
    },
  },
  { key: 'confidential', type: 'logic', options: { name: '機密', name_i18n: { en: 'Confidential' }, defaultValue: false } },
  {
    key: 'confidential_note',
    type: 'description',
    options: {
      name: '機密專案的資料只開放給成員，請勿在目標中寫入報價與個資。',
      name_i18n: { en: 'Only members can view a confidential project. Do not enter prices or personal data in its goal.' },
      displayFormula: 'confidential',
    },
  },
  { key: 'start_month', type: 'date', options: { name: '開始月份', name_i18n: { en: 'Start month' }, format: 'YYYY-MM' } },
  { key: 'meeting_time', type: 'time', options: { name: '例會時間', name_i18n: { en: 'Weekly meeting' }, format: 'HH:mm' } },
  {
    key: 'place',
    type: 'address-tab-selector',
    options: { name: '執行地區', name_i18n: { en: 'Region' }, locationType: 'pp-cc-aa' },
  },
  { key: 'goal', type: 'textarea', options: { name: '目標', name_i18n: { en: 'Goal' }, maxLength: 500 } },
  { key: 'drawing', type: 'image', options: { name: '示意圖', name_i18n: { en: 'Diagram' }, number: 'single' } },
  { key: 'who', type: 'group', options: { name: '參與單位', name_i18n: { en: 'Participants' } } },
  { key: 'who_note', type: 'label', options: { name: '成員可跨部門選擇', name_i18n: { en: 'Members can come from any department' } } },
  {
    key: 'lead_department',
    type: 'department-selector',
    options: { name: '主辦部門', name_i18n: { en: 'Lead department' }, required: true, defaultValueType: 'originatorDept' },
  },
  { key: 'departments', type: 'department-multi-selector', options: { name: '協辦部門', name_i18n: { en: 'Supporting departments' } } },
  { key: 'members', type: 'staff-multi-selector', options: { name: '專案成員', name_i18n: { en: 'Members' }, minCount: 1 } },
  { key: 'informed', type: 'staff-dept-mixed', options: { name: '知會對象', name_i18n: { en: 'People to notify' }, displayType: 'text' } },
  {
    key: 'suppliers',
    type: 'relevance-form-ex',
    options: {
      name: '合作廠商',
      name_i18n: { en: 'Suppliers' },
      schemaCode: 'supplier',
      showField: ['supplier_name', 'contact', 'phone'],
    },
  },
  {
    key: 'parts',
    type: 'reverse-relevance',
    options: { name: '子專案', name_i18n: { en: 'Subprojects' }, schemaCode: 'project', fieldCode: 'programme', listCode: 'projects' },
  },
  { key: 'rules', type: 'html', options: { name: '立項原則', name_i18n: { en: 'Rules' }, content: rules } },
  ...record,
];

const row = (...keys: readonly string[]): LayoutRow => ({ columns: keys.map((control) => ({ control })) });

export const projectForm: FormDefinition = {
  code: 'project',
  name: '專案立項',
  name_i18n: { en: 'Project' },
  schemaCode: 'project',
  controls,
  layout: [
    row('form_title'),
    row('sequenceNo', 'sequenceStatus', 'urgencyLevel'),
    row('what'),
    row('project_name', 'programme'),
    row('scope', 'confidential'),
    row('confidential_note'),
    row('start_month', 'meeting_time', 'place'),
    row('goal'),
    row('drawing'),
    row('who'),
    row('who_note'),
    row('lead_department', 'departments'),
    row('members', 'informed'),
    row('suppliers'),
    row('parts'),
    row('rules'),
    row('about_record'),
    row('creater', 'createdTime', 'form_version'),
    row('owner', 'ownerDeptId'),
    row('modifier', 'modifiedTime'),
  ],
};
