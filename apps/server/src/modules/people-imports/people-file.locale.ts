import type { PeopleColumn } from '@inkstone/api';
import type { LocalizedText } from '@inkstone/schema';

/** The headings of files of people. */
export const columnLabels: Readonly<Record<PeopleColumn, LocalizedText>> = {
  account: { zh: '帳號', en: 'Account' },
  name: { zh: '姓名', en: 'Name' },
  englishName: { zh: '英文姓名', en: 'English name' },
  employeeNumber: { zh: '員工編號', en: 'Employee number' },
  email: { zh: '電子郵件', en: 'Email' },
  phone: { zh: '電話', en: 'Phone' },
  department: { zh: '主要部門', en: 'Main department' },
  otherDepartments: { zh: '其他部門', en: 'Other departments' },
  title: { zh: '職稱', en: 'Position' },
  englishTitle: { zh: '英文職稱', en: 'English position' },
  manager: { zh: '直屬主管', en: 'Direct manager' },
  enteredOn: { zh: '到職日', en: 'Entry date' },
  leftOn: { zh: '離職日', en: 'Leaving date' },
  active: { zh: '在職', en: 'Active' },
};

/** Further names by which headings may denote a column. */
export const columnAliases: Readonly<Partial<Record<PeopleColumn, readonly string[]>>> = {
  account: ['使用者帳號', '登入帳號', 'user name', 'username', 'login'],
  name: ['中文姓名', '名字', 'chinese name', 'full name'],
  englishName: ['英文名', '英文名字', 'name (english)'],
  employeeNumber: ['工號', '員編', '員工代號', 'employee no', 'employee no.', 'employee id', 'number'],
  email: ['mail', 'e-mail', '信箱', '電子信箱', '電子郵件信箱', 'mail address', 'email address'],
  phone: ['手機', '聯絡電話', '行動電話', 'mobile', 'telephone'],
  department: ['部門', '所屬部門', '單位', 'department'],
  otherDepartments: ['兼任部門', 'further departments'],
  title: ['職位', '職務', 'title', 'job title'],
  englishTitle: ['英文職位', 'title (english)', 'position (english)'],
  manager: ['主管', '直接主管', '直屬主管帳號', 'manager', 'supervisor'],
  enteredOn: ['到職日期', '入職日', '入職日期', 'entry', 'hire date', 'start date'],
  leftOn: ['離職日期', 'leave date', 'end date'],
  active: ['在職狀態', '狀態', '啟用', 'status', 'enabled'],
};

/** What the template says about each column. */
export const columnNotes: Readonly<Record<PeopleColumn, LocalizedText>> = {
  account: {
    zh: '登入用的帳號，新人員必填。以帳號辨認已有的人員；沒有相符的帳號時，以員工編號辨認',
    en: 'Used to sign in; required for new people. People are matched by account, otherwise by employee number',
  },
  name: { zh: '新人員必填', en: 'Required for new people' },
  englishName: { zh: '介面為英文時顯示', en: 'Shown in the English interface' },
  employeeNumber: { zh: '不可重複', en: 'Must be unique' },
  email: { zh: '不可重複；寄送邀請與通知', en: 'Must be unique; invitations and messages are sent to it' },
  phone: { zh: '任意格式', en: 'Any format' },
  department: {
    zh: '新人員必填。部門路徑（例如 公司/行政部/總務組）、部門編碼，或只有一個部門使用的名稱',
    en: 'Required for new people. The path (such as Company/Administration/Services), the code, or a name that only one department has',
  },
  otherDepartments: { zh: '以分號隔開', en: 'Separated by semicolons' },
  title: { zh: '例如 專員', en: 'Such as Specialist' },
  englishTitle: { zh: '介面為英文時顯示', en: 'Shown in the English interface' },
  manager: {
    zh: '主管的帳號或員工編號，也可以是同一檔案中的新人員。空白時以部門主管為準',
    en: 'The account or employee number of the manager, who can be a new person in the same file. If empty, the department manager is used',
  },
  enteredOn: { zh: '例如 2026-11-23 或 115/11/23', en: 'Such as 2026-11-23' },
  leftOn: {
    zh: '今天或更早：立即停用；之後：當天結束後停用',
    en: 'Today or earlier: disabled at once; later: disabled at the end of that day',
  },
  active: { zh: '是或否；新人員空白時為是', en: 'yes or no; an empty cell is yes for new people' },
};

export const fileTexts = {
  people: { zh: '人員', en: 'People' },
  template: { zh: '人員匯入範本', en: 'people import template' },
  notes: { zh: '說明', en: 'Notes' },
  column: { zh: '欄位', en: 'Column' },
  meaning: { zh: '說明', en: 'Note' },
  example: { zh: '(範例)', en: '(example)' },
  rules: {
    zh: [
      '檔案中沒有的人員不會變更或刪除；空白的儲存格不會變更原有資料，除非在匯入時選擇清除。',
      '欄位可以刪減或調整順序，標題列請保留。標題可用中文或英文。',
      '帳號以「(範例)」開頭的列不會匯入。',
      '匯入前會先顯示每一格的變更；有任何問題時不會寫入。',
    ],
    en: [
      'People who are not in the file are neither changed nor removed. Empty cells change nothing, unless you select to clear them when importing.',
      'Columns can be removed or reordered; keep the heading row, in Chinese or English.',
      'Rows whose account starts with "(example)" are not imported.',
      'Each change is shown before anything is written. If there are issues, nothing is written.',
    ],
  },
} as const;

/** The row of the template that shows how it is filled in. */
export const exampleRow: Readonly<Record<PeopleColumn, LocalizedText>> = {
  account: { zh: '(範例) wang.mei', en: '(example) wang.mei' },
  name: { zh: '王小美', en: '王小美' },
  englishName: { zh: 'Mei Wang', en: 'Mei Wang' },
  employeeNumber: { zh: 'A0123', en: 'A0123' },
  email: { zh: 'mei.wang@example.com', en: 'mei.wang@example.com' },
  phone: { zh: '0912345678', en: '0912345678' },
  department: { zh: '公司/行政部/總務組', en: 'Company/Administration/Services' },
  otherDepartments: { zh: '公司/福委會', en: 'Company/Welfare' },
  title: { zh: '專員', en: '專員' },
  englishTitle: { zh: 'Specialist', en: 'Specialist' },
  manager: { zh: 'lin.ming', en: 'lin.ming' },
  enteredOn: { zh: '2026-11-23', en: '2026-11-23' },
  leftOn: { zh: '', en: '' },
  active: { zh: '是', en: 'yes' },
};
