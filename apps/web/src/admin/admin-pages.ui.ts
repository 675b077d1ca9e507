import type { LocalizedText } from '@inkstone/schema';

interface AdminPage {
  readonly path: `/admin/${string}`;
  readonly title: LocalizedText;
  /** One line that describes the page. */
  readonly hint: LocalizedText;
  /** Also offered to application administrators, not only to system administrators. */
  readonly ofApps?: true;
  /** Also offered to administrators of single workflows. */
  readonly ofWorkflows?: true;
}

/** The administration pages, in the order in which they are offered. */
export const adminPages: readonly AdminPage[] = [
  {
    path: '/admin/apps',
    title: { zh: '應用與版本', en: 'Applications and versions' },
    hint: {
      zh: '模型、表單與列表的版本差異，應用套件的匯出與匯入',
      en: 'Version changes of models, forms and lists; export and import of applications',
    },
    ofApps: true,
  },
  {
    path: '/admin/workflows',
    title: { zh: '流程', en: 'Workflows' },
    hint: { zh: '流程圖、檢查結果、版本與遷移', en: 'Diagrams, issues, versions and migration' },
    ofApps: true,
    ofWorkflows: true,
  },
  {
    path: '/admin/instances',
    title: { zh: '流程實例', en: 'Workflow instances' },
    hint: { zh: '進行中與異常的流程、資源回收筒', en: 'Running and failed workflows, and the recycle bin' },
    ofWorkflows: true,
  },
  {
    path: '/admin/roles',
    title: { zh: '應用角色', en: 'Application roles' },
    hint: { zh: '誰能看到、新增、修改哪些資料與欄位', en: 'Who can view, add and edit which records and fields' },
    ofApps: true,
  },
  {
    path: '/admin/print',
    title: { zh: '列印範本', en: 'Print templates' },
    hint: {
      zh: '紙張、頁首頁尾、省略的欄位、簽名欄與浮水印',
      en: 'Paper size, header and footer, omitted fields, signature boxes and watermark',
    },
    ofApps: true,
  },
  {
    path: '/admin/rules',
    title: { zh: '業務規則', en: 'Business rules' },
    hint: {
      zh: '儲存、提交或完成時寫入其他資料、檢查內容，以及執行記錄',
      en: 'Checks and updates when forms are saved, submitted or completed, and their log',
    },
    ofApps: true,
  },
  {
    path: '/admin/workflow-admins',
    title: { zh: '流程管理員', en: 'Workflow administrators' },
    hint: { zh: '誰管理哪些應用與流程', en: 'Who manages which applications and workflows' },
  },
  {
    path: '/admin/hand-over',
    title: { zh: '任務交接', en: 'Task handover' },
    hint: { zh: '離職人員的任務一次交給另一位', en: 'Hand over all tasks of a person to someone else' },
  },
  {
    path: '/admin/settings',
    title: { zh: '系統設定', en: 'Settings' },
    hint: {
      zh: '上傳限制、子表單匯入、地圖與地址查詢、外觀、郵件與 webhook',
      en: 'Uploads, sub-table imports, map and geocoding, appearance, mail and webhook',
    },
  },
  {
    path: '/admin/calendar',
    title: { zh: '工作行事曆', en: 'Working calendar' },
    hint: {
      zh: '國定假日、工作日與時段、公司的假日與補班日',
      en: 'Public holidays, working days and hours, custom days',
    },
  },
  {
    path: '/admin/dictionary',
    title: { zh: '資料字典', en: 'Data dictionaries' },
    hint: { zh: '多個表單共用的選項：名稱、順序與停用', en: 'Options that several forms share: names, order and status' },
  },
  {
    path: '/admin/extensions',
    title: { zh: '擴充控制項', en: 'Extension controls' },
    hint: { zh: '已載入的擴充控制項與發生過的問題', en: 'Loaded extension controls and their issues' },
  },
];
