import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const rolesTexts = defineTexts('roles', {
  title: { zh: '應用角色', en: 'Application roles' },
  intro: {
    zh: '角色決定誰能對哪些資料做什麼。不在任何角色中的資料模型對所有人開放；一旦納入角色，其他人只看得到自己任務裡的內容。',
    en: 'Roles define who can do what with which records. Models without any role are open to everyone; once a role includes a model, others see only what their tasks contain.',
  },
  noApps: { zh: '還沒有應用', en: 'No applications yet' },
  noAppsHint: { zh: '發布應用後就能在這裡設定角色。', en: 'Publish an application to set up its roles here.' },
  loading: generalTexts.loading,
  back: { zh: '所有應用', en: 'All applications' },
  backToApp: { zh: '此應用的角色', en: 'Roles of this application' },
  none: { zh: '還沒有角色', en: 'No roles yet' },
  noneHint: {
    zh: '角色在應用的設計環境裡新增，發布後在這裡設定成員。',
    en: 'Roles are added in the design environment of the application; once published, their members are set here.',
  },
  toDesign: { zh: '設計權限', en: 'Design permissions' },
  designNamed: { zh: '設計「{name}」的權限', en: 'Design the permissions of {name}' },
  members: { zh: '成員', en: 'Members' },
  memberCount: { zh: '{count} 個成員', en: '{count} {count|member|members}' },
  nobody: { zh: '沒有成員', en: 'No members' },
  noModels: { zh: '沒有任何資料權限', en: 'No record permissions' },
  people: { zh: '人員', en: 'People' },
  departments: { zh: '部門（僅直屬成員）', en: 'Departments (direct members)' },
  departmentTrees: { zh: '部門（含下級部門）', en: 'Departments (including subdepartments)' },
  orgRoles: { zh: '組織角色', en: 'Organisation roles' },
  searchDepartments: { zh: '輸入部門名稱搜尋', en: 'Search departments' },
  chooseRoles: { zh: '選擇組織角色', en: 'Select roles' },
  save: generalTexts.save,
  saved: generalTexts.saved,
  actions: { zh: '角色的操作', en: 'Role actions' },
  unknown: { zh: '找不到這個角色', en: 'Role not found' },
  unknownHint: { zh: '它可能已被刪除。', en: 'It may have been deleted.' },
});
