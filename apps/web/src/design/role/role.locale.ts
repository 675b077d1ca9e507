import { generalTexts, type DataScope, type LocalizedText, type ModelGrant, type ModelRight } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';
import type { ShownProperty } from '../fields/PropertyLine.tsx';
import { managementTexts } from '../../platform/i18n/management-texts.ts';

export const roleTexts = defineTexts('design-role', {
  grants: { zh: '資料與權限', en: 'Records and permissions' },
  grantsHint: {
    zh: '勾選任何一項，角色就包含這個模型；同一人有多個角色時，權限取聯集。不在任何角色中的資料模型對所有人開放；一旦納入角色，其他人只看得到自己任務裡的內容。',
    en: 'A role includes a model once any permission is given. People with several roles have the permissions of all of them. Models without any role are open to everyone; once a role includes a model, others see only what their tasks contain.',
  },
  noModels: { zh: '這個應用還沒有資料模型', en: 'This application has no models yet' },
  members: { zh: '管理成員', en: 'Manage members' },
  membersHint: {
    zh: '成員屬於這個系統，不隨設計發布，變更立即生效。',
    en: 'Members belong to this installation. They are not published with the design; changes take effect at once.',
  },
  noLimits: { zh: '所有欄位都可編輯', en: 'All fields are editable' },
  limited: { zh: '{count} 個欄位有限制', en: '{count} {count|field|fields} restricted' },
  open: { zh: '可編輯', en: 'Editable' },
  readonly: { zh: '唯讀', en: 'Read-only' },
  hidden: { zh: '隱藏', en: 'Hidden' },
  fieldLimit: { zh: '「{name}」的欄位權限', en: 'Permission for {name}' },
  unknownModel: {
    zh: '這個模型不在此應用，這些權限不會生效。',
    en: 'This model is not in the application; these permissions have no effect.',
  },
  removeGrant: generalTexts.remove,
});

/** The properties of a grant on a model (`every-property.test.tsx`). */
export const grantProperties = {
  rights: { label: { zh: '可以做什麼', en: 'Permissions' } },
  scope: { label: { zh: '資料範圍', en: 'Record scope' } },
  condition: { label: { zh: '記錄的條件', en: 'Record condition' } },
  fields: {
    label: { zh: '欄位權限', en: 'Field permissions' },
    help: { zh: '子表的欄位跟著子表', en: 'Columns follow their sub-table' },
  },
} as const satisfies Readonly<Record<Exclude<keyof ModelGrant, 'schemaCode'>, ShownProperty>>;

export const rightTexts: Readonly<Record<ModelRight, LocalizedText>> = {
  view: { zh: '查看', en: 'View' },
  add: { zh: '新增', en: 'Add' },
  edit: managementTexts.edit,
  delete: generalTexts.delete,
  import: generalTexts.import,
  export: { zh: '匯出', en: 'Export' },
  print: generalTexts.print,
  batch: { zh: '批次操作', en: 'Batch actions' },
};

export const scopeTexts: Readonly<Record<DataScope, LocalizedText>> = {
  own: { zh: '本人的', en: 'Own records' },
  department: { zh: '本部門的', en: 'Own department' },
  departmentTree: { zh: '本部門及下級部門的', en: 'Own department and subdepartments' },
  all: generalTexts.all,
  condition: { zh: '符合條件的', en: 'Matching a condition' },
};
