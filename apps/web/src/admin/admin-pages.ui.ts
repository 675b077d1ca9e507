import type { LocalizedText } from '@inkstone/schema';
import type { ComponentType } from 'react';

interface OfferedPage {
  readonly title: LocalizedText;
  /** One line that describes the page. */
  readonly hint: LocalizedText;
  /** Also offered to application administrators, not only to system administrators. */
  readonly ofApps?: true;
  /** Also offered to administrators of single workflows. */
  readonly ofWorkflows?: true;
}

interface AdminPage {
  /** The part of the address after `/admin/`, as in `Route`. */
  readonly path: string;
  /** Loads the page, which is its own script chunk. */
  readonly load: () => Promise<ComponentType>;
  /** Set for pages that the administration page links to. */
  readonly offered?: OfferedPage;
}

/** Every administration page below `/admin`, in the order in which they are offered. The list is loaded with the first of them. */
export const adminPages: readonly AdminPage[] = [
  {
    path: 'organization',
    load: async () => (await import('./organization/OrganizationPage.tsx')).OrganizationPage,
    offered: {
      title: { zh: '組織與人員', en: 'Organisation and people' },
      hint: {
        zh: '部門、主管、人員與組織角色，調動、停用與離職',
        en: 'Departments, managers, people and organisation roles; transfers, disabling and departures',
      },
    },
  },
  { path: 'organization/people/:person', load: async () => (await import('./organization/people/PersonPage.tsx')).PersonPage },
  { path: 'organization/roles', load: async () => (await import('./organization/roles/OrganizationRolesPage.tsx')).OrganizationRolesPage },
  {
    path: 'organization/roles/:organizationRole',
    load: async () => (await import('./organization/roles/OrganizationRolePage.tsx')).OrganizationRolePage,
  },
  {
    path: 'apps',
    load: async () => (await import('./apps/AppsPage.tsx')).AppsPage,
    offered: {
      title: { zh: '應用', en: 'Applications' },
      hint: {
        zh: '應用的狀態、角色成員，以及設計的入口',
        en: 'Status of applications, members of their roles, and links to their design',
      },
      ofApps: true,
    },
  },
  { path: 'apps/:app/:kind?/:code?', load: async () => (await import('./apps/MovedAppPage.tsx')).MovedAppPage },
  {
    path: 'workflows',
    load: async () => (await import('./workflows/WorkflowsPage.tsx')).WorkflowsPage,
    offered: {
      title: { zh: '流程', en: 'Workflows' },
      hint: { zh: '流程圖、檢查結果、版本與遷移', en: 'Diagrams, issues, versions and migration' },
      ofApps: true,
      ofWorkflows: true,
    },
  },
  { path: 'workflows/:workflowCode', load: async () => (await import('./workflows/WorkflowPage.tsx')).WorkflowPage },
  {
    path: 'instances',
    load: async () => (await import('./instances/InstancesPage.tsx')).InstancesPage,
    offered: {
      title: { zh: '流程實例', en: 'Workflow instances' },
      hint: { zh: '進行中與異常的流程、資源回收筒', en: 'Running and failed workflows, and the recycle bin' },
      ofWorkflows: true,
    },
  },
  {
    path: 'roles',
    load: async () => (await import('./roles/RolesPage.tsx')).RolesPage,
    offered: {
      title: { zh: '應用角色', en: 'Application roles' },
      hint: { zh: '各應用角色的成員', en: 'The members of the roles of each application' },
      ofApps: true,
    },
  },
  { path: 'roles/:app', load: async () => (await import('./roles/AppRolesPage.tsx')).AppRolesPage },
  { path: 'roles/:app/:role', load: async () => (await import('./roles/RolePage.tsx')).RolePage },
  {
    path: 'rules',
    load: async () => (await import('./rules/RulesPage.tsx')).RulesPage,
    offered: {
      title: { zh: '業務規則', en: 'Business rules' },
      hint: {
        zh: '所有應用已發布的規則與執行紀錄',
        en: 'The published rules of all applications, and their log',
      },
      ofApps: true,
    },
  },
  { path: 'rules/logs', load: async () => (await import('./rules/RuleLogsPage.tsx')).RuleLogsPage },
  { path: 'rules/:app/:rule', load: async () => (await import('./rules/MovedRulePage.tsx')).MovedRulePage },
  {
    path: 'workflow-admins',
    load: async () => (await import('./workflow-admins/WorkflowAdminsPage.tsx')).WorkflowAdminsPage,
    offered: {
      title: { zh: '流程管理員', en: 'Workflow administrators' },
      hint: { zh: '誰管理哪些應用與流程', en: 'Who manages which applications and workflows' },
    },
  },
  {
    path: 'people-import',
    load: async () => (await import('./people-import/PeopleImportPage.tsx')).PeopleImportPage,
    offered: {
      title: { zh: '人員匯入與匯出', en: 'People import and export' },
      hint: { zh: '以 .xlsx 或 .csv 檔案新增、變更人員，並匯出名冊', en: 'Add and change people by .xlsx or .csv files, and export them' },
    },
  },
  {
    path: 'hand-over',
    load: async () => (await import('./hand-over/HandOverPage.tsx')).HandOverPage,
    offered: {
      title: { zh: '任務交接', en: 'Task handover' },
      hint: { zh: '將離職人員的任務一次交給另一位', en: 'Hand over all tasks of a person to another person' },
    },
  },
  {
    path: 'sign-ins',
    load: async () => (await import('./accounts/SignInLogPage.tsx')).SignInLogPage,
    offered: {
      title: { zh: '登入紀錄', en: 'Sign-in log' },
      hint: { zh: '誰在何時、從哪裡登入，以及失敗的原因', en: 'Who signed in when and from where, and why sign-ins failed' },
    },
  },
  { path: 'accounts/:personId', load: async () => (await import('./accounts/PersonAccountPage.tsx')).PersonAccountPage },
  {
    path: 'settings',
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
    offered: {
      title: { zh: '系統設定', en: 'Settings' },
      hint: {
        zh: '上傳限制、子表匯入、地圖與地址查詢、登入安全、外觀、郵件與 Webhook',
        en: 'Uploads, sub-table imports, map and geocoding, sign-in security, appearance, mail and webhook',
      },
    },
  },
  {
    path: 'calendar',
    load: async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage,
    offered: {
      title: { zh: '工作行事曆', en: 'Working calendar' },
      hint: {
        zh: '國定假日、工作日與時段、公司的假日與補班日',
        en: 'Public holidays, working days and hours, custom days',
      },
    },
  },
  {
    path: 'dictionary',
    load: async () => (await import('./dictionary/DictionariesPage.tsx')).DictionariesPage,
    offered: {
      title: { zh: '資料字典', en: 'Data dictionaries' },
      hint: { zh: '多個表單共用的選項：名稱、順序與停用', en: 'Options that several forms share: names, order and status' },
    },
  },
  { path: 'dictionary/:code', load: async () => (await import('./dictionary/DictionaryPage.tsx')).DictionaryPage },
  { path: 'own-installation', load: async () => (await import('../first-run/OwnInstallationPage.tsx')).OwnInstallationPage },
  {
    path: 'extensions',
    load: async () => (await import('./ExtensionsPage.tsx')).ExtensionsPage,
    offered: {
      title: { zh: '擴充控制項', en: 'Extension controls' },
      hint: { zh: '已載入的擴充控制項與發生過的問題', en: 'Loaded extension controls and their issues' },
    },
  },
];
