import { defineTexts } from '../../platform/i18n/texts.ts';

export const workflowAdminsTexts = defineTexts('workflow-admins', {
  title: { zh: '流程管理員', en: 'Workflow administrators' },
  add: { zh: '新增流程管理員', en: 'Add a workflow administrator' },
  loading: { zh: '載入中', en: 'Loading' },
  none: { zh: '還沒有流程管理員', en: 'There is no workflow administrator yet' },
  noneHint: {
    zh: '系統管理員管理所有流程；也可以把個別應用或流程交給其他人管理。',
    en: 'Administrators look after every workflow; single applications or workflows can be given to others.',
  },
  app: { zh: '應用', en: 'Application' },
  workflow: { zh: '流程', en: 'Workflow' },
  person: { zh: '人員', en: 'Person' },
  choosePerson: { zh: '請選擇人員', en: 'Please choose somebody' },
  scopes: { zh: '管理範圍', en: 'Looks after' },
  scopesHint: { zh: '選擇應用或流程', en: 'Choose applications or workflows' },
  chooseScopes: { zh: '請選擇管理範圍', en: 'Please choose what they look after' },
  edit: { zh: '編輯', en: 'Edit' },
  editNamed: { zh: '編輯 {name} 的管理範圍', en: 'Edit what {name} looks after' },
  remove: { zh: '移除', en: 'Remove' },
  removeNamed: { zh: '移除 {name}', en: 'Remove {name}' },
  removeQuestion: { zh: '確定要移除 {name} 嗎？', en: 'Remove {name}?' },
  save: { zh: '儲存', en: 'Save' },
  close: { zh: '關閉', en: 'Close' },
});
