import type { LocalizedText } from '@inkstone/schema';

interface AdminPage {
  readonly path: `/admin/${string}`;
  readonly title: LocalizedText;
  /** What it is for, in a line. */
  readonly hint: LocalizedText;
  /** For application administrators too, not only for those of everything. */
  readonly ofApps?: true;
  /** For who looks after some workflows too. */
  readonly ofWorkflows?: true;
}

/** What administrators look after, in the order they are offered it. */
export const adminPages: readonly AdminPage[] = [
  {
    path: '/admin/apps',
    title: { zh: '應用與版本', en: 'Applications and versions' },
    hint: {
      zh: '模型、表單與列表的版本差異，應用套件的匯出與匯入',
      en: 'What versions of models, forms and lists changed, applications as packages to export and import',
    },
    ofApps: true,
  },
  {
    path: '/admin/workflows',
    title: { zh: '流程', en: 'Workflows' },
    hint: { zh: '流程圖、檢查結果、版本與遷移', en: 'How they go, what the check says, versions and taking over to another one' },
    ofApps: true,
    ofWorkflows: true,
  },
  {
    path: '/admin/instances',
    title: { zh: '流程實例', en: 'Workflow instances' },
    hint: { zh: '進行中與異常的流程、資源回收筒', en: 'What runs and what is stuck, and the recycle bin' },
    ofWorkflows: true,
  },
  {
    path: '/admin/roles',
    title: { zh: '應用角色', en: 'Application roles' },
    hint: { zh: '誰能看到、新增、修改哪些資料與欄位', en: 'Who sees, adds and changes which records and fields' },
    ofApps: true,
  },
  {
    path: '/admin/print',
    title: { zh: '列印範本', en: 'Print templates' },
    hint: { zh: '紙張、頁首頁尾、省略的欄位、簽名欄與浮水印', en: 'Paper, head and foot, what is left out, boxes to be signed, watermark' },
    ofApps: true,
  },
  {
    path: '/admin/rules',
    title: { zh: '業務規則', en: 'Business rules' },
    hint: {
      zh: '儲存、提交或完成時寫入其他資料、檢查內容，以及執行記錄',
      en: 'What is written and checked when forms are saved, submitted or completed, and the log',
    },
    ofApps: true,
  },
  {
    path: '/admin/workflow-admins',
    title: { zh: '流程管理員', en: 'Workflow administrators' },
    hint: { zh: '誰管理哪些應用與流程', en: 'Who looks after which applications and workflows' },
  },
  {
    path: '/admin/hand-over',
    title: { zh: '任務交接', en: 'Hand work over' },
    hint: { zh: '離職人員的任務一次交給另一位', en: 'Everything of somebody who leaves goes to somebody else' },
  },
  {
    path: '/admin/settings',
    title: { zh: '系統設定', en: 'Settings' },
    hint: {
      zh: '上傳限制、子表單匯入、地圖與地址查詢、外觀、郵件與 webhook',
      en: 'Uploads, imports into sub-tables, map and naming of places, appearance, mail and webhook',
    },
  },
  {
    path: '/admin/calendar',
    title: { zh: '工作行事曆', en: 'Working calendar' },
    hint: {
      zh: '國定假日、工作日與時段、公司的假日與補班日',
      en: 'Public holidays, working days and hours, holidays and make-up days of your own',
    },
  },
  {
    path: '/admin/dictionary',
    title: { zh: '資料字典', en: 'Data dictionaries' },
    hint: { zh: '多個表單共用的選項：名稱、順序與停用', en: 'Choices that several forms share: names, order, and which are off' },
  },
  {
    path: '/admin/extensions',
    title: { zh: '擴充控制項', en: 'Extension controls' },
    hint: { zh: '已載入的擴充控制項與發生過的問題', en: 'Which are loaded, and what went wrong with them' },
  },
];
