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
    path: 'apps',
    load: async () => (await import('./apps/AppsPage.tsx')).AppsPage,
    offered: {
      title: { zh: '應用與版本', en: 'Applications and versions' },
      hint: {
        zh: '模型、表單與列表的版本差異，應用套件的匯出與匯入',
        en: 'Version changes of models, forms and lists; export and import of applications',
      },
      ofApps: true,
    },
  },
  { path: 'app-import', load: async () => (await import('./apps/ImportPackagePage.tsx')).ImportPackagePage },
  { path: 'apps/:app', load: async () => (await import('./apps/AppPage.tsx')).AppPage },
  { path: 'apps/:app/:kind/:code', load: async () => (await import('./apps/DocumentPage.tsx')).DocumentPage },
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
      hint: { zh: '誰能看到、新增、修改哪些資料與欄位', en: 'Who can view, add and edit which records and fields' },
      ofApps: true,
    },
  },
  { path: 'roles/:app', load: async () => (await import('./roles/AppRolesPage.tsx')).AppRolesPage },
  { path: 'roles/:app/:role', load: async () => (await import('./roles/RolePage.tsx')).RolePage },
  {
    path: 'print',
    load: async () => (await import('./print/PrintFormsPage.tsx')).PrintFormsPage,
    offered: {
      title: { zh: '列印範本', en: 'Print templates' },
      hint: {
        zh: '紙張、頁首頁尾、省略的欄位、簽名欄與浮水印',
        en: 'Paper size, header and footer, omitted fields, signature boxes and watermark',
      },
      ofApps: true,
    },
  },
  { path: 'print/:schemaCode/:formCode', load: async () => (await import('./print/PrintTemplatesPage.tsx')).PrintTemplatesPage },
  {
    path: 'rules',
    load: async () => (await import('./rules/RulesPage.tsx')).RulesPage,
    offered: {
      title: { zh: '業務規則', en: 'Business rules' },
      hint: {
        zh: '儲存、提交或完成時寫入其他資料、檢查內容，以及執行記錄',
        en: 'Checks and updates when forms are saved, submitted or completed, and their log',
      },
      ofApps: true,
    },
  },
  { path: 'rules/logs', load: async () => (await import('./rules/RuleLogsPage.tsx')).RuleLogsPage },
  { path: 'rules/:app/:rule', load: async () => (await import('./rules/RulePage.tsx')).RulePage },
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
      title: { zh: '人員匯入與匯出', en: 'Import and export of people' },
      hint: { zh: '以 .xlsx 或 .csv 檔案新增、變更人員，並匯出名冊', en: 'Add and change people by .xlsx or .csv files, and export them' },
    },
  },
  {
    path: 'hand-over',
    load: async () => (await import('./hand-over/HandOverPage.tsx')).HandOverPage,
    offered: {
      title: { zh: '任務交接', en: 'Task handover' },
      hint: { zh: '離職人員的任務一次交給另一位', en: 'Hand over all tasks of a person to someone else' },
    },
  },
  {
    path: 'sign-ins',
    load: async () => (await import('./accounts/SignInLogPage.tsx')).SignInLogPage,
    offered: {
      title: { zh: '登入記錄', en: 'Sign-in log' },
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
        zh: '上傳限制、子表單匯入、地圖與地址查詢、登入安全、外觀、郵件與 webhook',
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
