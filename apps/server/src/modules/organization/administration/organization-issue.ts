import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';

const texts = {
  'account-taken': { zh: '帳號「{value}」已有人使用', en: 'The account "{value}" is already taken' },
  'email-taken': { zh: '電子郵件「{value}」已是{name}的', en: 'The email address "{value}" already belongs to {name}' },
  'employee-number-taken': { zh: '員工編號「{value}」已是{name}的', en: 'The employee number "{value}" already belongs to {name}' },
  'department-code-taken': { zh: '部門編碼「{value}」已有部門使用', en: 'The department code "{value}" is already in use' },
  'role-code-taken': { zh: '角色編碼「{value}」已有角色使用', en: 'The role code "{value}" is already in use' },
  'role-used': {
    zh: '「{name}」（{app} / {code}）仍使用這個角色；刪除後，那裡將找不到處理人',
    en: '"{name}" ({app} / {code}) still uses this role; once it is deleted, no handler will be found there',
  },
  'person-unknown': { zh: '找不到這個人', en: 'This person does not exist' },
  'person-inactive': { zh: '{name}已停用或離職', en: '{name} is disabled or has left' },
  'department-unknown': { zh: '找不到這個部門', en: 'This department does not exist' },
  'department-closed': { zh: '部門「{name}」已關閉', en: 'The department "{name}" is closed' },
  'group-unknown': { zh: '找不到這個角色群組', en: 'This role group does not exist' },
  'named-twice': { zh: '{name}出現了兩次', en: '{name} is listed twice' },
  'manager-cycle': {
    zh: '{name}不能是直屬主管：{name}的主管鏈中已有這個人',
    en: '{name} cannot be the direct manager, because this person is among the managers of {name}',
  },
  'manager-self': { zh: '不能是自己的直屬主管', en: 'A person cannot be their own direct manager' },
  'department-cycle': {
    zh: '部門不能移到自己或自己的下級部門',
    en: 'A department cannot be moved into itself or into one of its subdepartments',
  },
  'department-too-deep': { zh: '部門最多 {max} 層', en: 'Departments can be nested at most {max} levels deep' },
  'sibling-unknown': { zh: '順序所依據的部門不在同一層', en: 'The department used for the order does not have the same parent' },
  'department-has-people': {
    zh: '部門還有 {count} 位在職人員，請先將他們移到其他部門',
    en: 'The department still has {count} active {count|person|people}; move them to another department first',
  },
  'department-has-departments': {
    zh: '部門之下還有 {count} 個部門，請先移動或關閉它們',
    en: 'There {count|is|are} still {count} open {count|subdepartment|subdepartments}; move or close {count|it|them} first',
  },
  'merge-self': { zh: '不能併入自己或自己的下級部門', en: 'A department cannot be merged into itself or into one of its subdepartments' },
  'last-administrator': { zh: '{name}是最後一位系統管理員', en: '{name} is the last administrator' },
  'field-owned': {
    zh: '這個欄位由「{source}」維護，不能在此變更',
    en: 'This field is maintained by "{source}" and cannot be changed here',
  },
  'left-in-future': { zh: '匯入的離職日不能晚於今天', en: 'An imported leaving date cannot be after today' },
  'left-before-entry': { zh: '離職日不能早於到職日', en: 'The leaving date cannot be before the entry date' },
  'successor-missing': { zh: '請指定接手管理的人', en: 'Select who takes over the management' },
  'successor-self': { zh: '不能交接給本人', en: 'The successor must be someone else' },
  'value-missing': { zh: '必須填寫', en: 'This field is required' },
  'cell-unreadable': {
    zh: '這一格的文字編碼與檔案其他部分不同，無法讀取',
    en: 'This cell has a different encoding from the rest of the file and cannot be read',
  },
  'account-format': {
    zh: '帳號只能有文字、數字與 . _ @ + -，以文字或數字開頭，最多 64 字',
    en: 'An account consists of letters, digits and . _ @ + -, starts with a letter or digit, and has at most 64 characters',
  },
  'mail-format': { zh: '「{value}」不是電子郵件地址', en: '"{value}" is not an email address' },
  'text-too-long': { zh: '最多 {max} 個字', en: 'At most {max} characters are allowed' },
  'date-format': { zh: '「{value}」不是日期，請寫成 2026-11-23', en: '"{value}" is not a date; write it as 2026-11-23' },
  'yes-no-format': { zh: '「{value}」請改為「是」或「否」', en: 'Write "yes" or "no" instead of "{value}"' },
  'key-missing': { zh: '必須有帳號或員工編號', en: 'An account or an employee number is required' },
  'row-repeated': { zh: '與第 {line} 列是同一個人', en: 'Same person as in row {line}' },
  'taken-in-file': { zh: '「{value}」與第 {line} 列重複', en: '"{value}" is already used in row {line}' },
  'manager-unknown': {
    zh: '找不到帳號或員工編號為「{value}」的人',
    en: 'No one has the account or employee number "{value}"',
  },
  'department-path-unknown': { zh: '找不到部門「{value}」', en: 'Department "{value}" not found' },
  'department-ambiguous': {
    zh: '名稱為「{value}」的部門不只一個，請填寫完整路徑或編碼',
    en: 'There are several departments "{value}"; enter the full path or the code',
  },
  'departments-too-many': { zh: '最多 {max} 個部門', en: 'At most {max} departments are allowed' },
  'active-with-leaving-date': { zh: '已離職的人，在職應為「否」', en: 'Someone who has left is not active: write "no"' },
  'successor-is-caller': {
    zh: '不能將待辦交接給您自己，請由另一位系統管理員辦理',
    en: 'You cannot hand the tasks over to yourself; ask another administrator',
  },
  'manager-owned': {
    zh: '{name}的直屬主管由「{source}」維護，不能在此變更',
    en: 'The direct manager of {name} is maintained by "{source}" and cannot be changed here',
  },
  'departments-owned': {
    zh: '{name}的部門由「{source}」維護，不能在此變更',
    en: 'The departments of {name} are maintained by "{source}" and cannot be changed here',
  },
} as const satisfies Record<string, LocalizedText>;

export interface OrganizationIssue {
  readonly code: keyof typeof texts;
  /** The property of the input, such as `managers.1`. */
  readonly path: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Returns the text of an issue. */
export function organizationIssueText({ code, params = {} }: Omit<OrganizationIssue, 'path'>, locale: Locale): string {
  return fillText(texts[code][locale], params);
}

/** Refuses with all issues at once; without any it returns. */
export function refuseIssues(issues: readonly OrganizationIssue[], locale: Locale): void {
  if (issues.length === 0) return;
  refuse(
    'organization-invalid',
    {},
    {
      issues: issues.map(({ code, path, params = {} }) => ({
        code,
        path,
        params: { ...params },
        message: organizationIssueText({ code, params }, locale),
      })),
    },
  );
}
