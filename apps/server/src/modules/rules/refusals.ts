import type { RefusalEntry } from '@inkstone/api';
import { fillText, type Locale } from '@inkstone/schema';

/** The refusals of rules: business exceptions carry the rule's text, system exceptions reveal no internals. */
export const ruleRefusals = {
  'rule-refused': { errcode: 42450, status: 422, zh: '{message}', en: '{message}' },
  'rule-logic-check-failed': {
    errcode: 42451,
    status: 422,
    zh: '邏輯驗證未通過：{message}',
    en: 'The logic check failed: {message}',
  },
  'rule-no-match': {
    errcode: 42452,
    status: 422,
    zh: '目標模型「{model}」沒有符合的驗證資料',
    en: 'The target model "{model}" has no matching check data',
  },
  'rule-validation-data-missing': {
    errcode: 42453,
    status: 422,
    zh: '規則「{rule}」缺少驗證資料：{field}',
    en: 'Validation data of the rule "{rule}" is missing: {field}',
  },
  'rule-source-field-missing': {
    errcode: 42454,
    status: 422,
    zh: '規則「{rule}」的來源資料項「{field}」不存在',
    en: 'The rule "{rule}" lacks the source data item "{field}"',
  },
  'rule-target-field-missing': {
    errcode: 42455,
    status: 422,
    zh: '規則「{rule}」的目標資料項「{field}」不存在',
    en: 'The rule "{rule}" lacks the target data item "{field}"',
  },
  'rule-user-not-found': {
    errcode: 42456,
    status: 422,
    zh: '規則「{rule}」的節點找不到使用者',
    en: 'The user in a node of the rule "{rule}" was not found',
  },
  'rule-check-data-missing': { errcode: 42457, status: 404, zh: '驗證資料不存在', en: 'The check data does not exist' },
  'rule-target-refused': {
    errcode: 42458,
    status: 422,
    zh: '規則「{rule}」無法寫入「{model}」：內容未通過其表單的驗證',
    en: 'The rule "{rule}" cannot write to "{model}": the values do not pass the validation of its form',
  },
  'rule-target-in-workflow': {
    errcode: 42459,
    status: 422,
    zh: '規則「{rule}」不能刪除「{model}」中有流程的資料',
    en: 'The rule "{rule}" cannot delete records of "{model}" that have a workflow',
  },
  'rule-targets-too-many': {
    errcode: 42460,
    status: 422,
    zh: '規則「{rule}」涉及的資料超過 {max} 筆',
    en: 'The rule "{rule}" would write more than {max} records',
  },
  'rules-too-deep': {
    errcode: 42461,
    status: 422,
    zh: '業務規則互相觸發超過 {max} 層，可能形成循環：{rule}',
    en: 'Business rules trigger each other more than {max} levels deep, possibly in a loop: {rule}',
  },
  'rule-invalid': { errcode: 42462, status: 422, zh: '業務規則的內容有誤', en: 'The business rule has errors' },
  'rule-code-taken': { errcode: 42463, status: 422, zh: '規則編碼「{code}」已存在', en: 'A rule with the code "{code}" already exists' },
  'rule-not-called': {
    errcode: 42465,
    status: 422,
    zh: '規則「{rule}」不能被呼叫',
    en: 'The rule "{rule}" cannot be called',
  },
  'rule-execution-failed': {
    errcode: 50020,
    status: 500,
    zh: '業務規則執行異常，請聯絡系統管理員',
    en: 'A business rule failed, please contact the system administrator',
  },
} as const satisfies Record<string, RefusalEntry>;

/** The codes of business exceptions; all others are system exceptions. */
const business: ReadonlySet<string> = new Set([
  'rule-refused',
  'rule-logic-check-failed',
  'rule-no-match',
  'rule-validation-data-missing',
  'rule-user-not-found',
  'rule-target-refused',
  'rule-target-in-workflow',
  'rule-targets-too-many',
]);

export function isBusinessException(code: string): boolean {
  return business.has(code);
}

/** Returns the text of a refusal of rules, with the rule's name. */
export function refusalText(code: string, params: Readonly<Record<string, unknown>>, locale: Locale): string {
  const entry = Object.hasOwn(ruleRefusals, code) ? ruleRefusals[code as keyof typeof ruleRefusals] : undefined;
  const text = entry ? fillText(entry[locale], params) : code;
  const rule = typeof params['rule'] === 'string' ? params['rule'] : '';
  return rule === '' || text.includes(rule) ? text : `${rule}: ${text}`;
}
