import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';
import { managementTexts } from '../../platform/i18n/management-texts.ts';

export const workflowAdminsTexts = defineTexts('workflow-admins', {
  title: { zh: '流程管理員', en: 'Workflow administrators' },
  add: { zh: '新增流程管理員', en: 'Add workflow administrator' },
  loading: generalTexts.loading,
  none: { zh: '還沒有流程管理員', en: 'No workflow administrators yet' },
  noneHint: {
    zh: '系統管理員管理所有流程；也可以把個別應用或流程交給其他人管理。',
    en: 'System administrators manage all workflows. You can assign single applications or workflows to other people.',
  },
  app: { zh: '應用', en: 'Application' },
  workflow: { zh: '流程', en: 'Workflow' },
  person: { zh: '人員', en: 'Person' },
  choosePerson: generalTexts.selectPerson,
  scopes: { zh: '管理範圍', en: 'Scope' },
  scopesHint: { zh: '選擇應用或流程', en: 'Select applications or workflows' },
  chooseScopes: { zh: '請選擇管理範圍', en: 'Select a scope' },
  edit: managementTexts.edit,
  editNamed: { zh: '編輯 {name} 的管理範圍', en: 'Edit the scope of {name}' },
  remove: generalTexts.remove,
  removeNamed: { zh: '移除 {name}', en: 'Remove {name}' },
  removeQuestion: { zh: '確定要移除 {name} 嗎？', en: 'Remove {name}?' },
  save: generalTexts.save,
  close: generalTexts.close,
});
