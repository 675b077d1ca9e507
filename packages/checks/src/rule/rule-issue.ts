import { conditionIssueMessage, formulaIssueMessage, type ConditionIssue, type FormulaIssue } from '@inkstone/formula';
import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';

const texts = {
  UnknownModel: { zh: '資料模型「{code}」不存在', en: 'The model "{code}" does not exist' },
  UnknownSheet: { zh: '「{code}」不是來源模型的子表', en: '"{code}" is not a sub-table of the source' },
  UnknownTarget: { zh: '目標模型沒有資料項「{code}」', en: 'The target model has no data item "{code}"' },
  UnknownField: { zh: '來源模型沒有資料項「{code}」', en: 'The source model has no data item "{code}"' },
  TargetIsSheet: { zh: '「{code}」是子表，請以子表列對應', en: '"{code}" is a sub-table; map its rows instead' },
  NotInForm: { zh: '目標模型的表單沒有控制項「{code}」', en: 'The form of the target model has no control "{code}"' },
  Calculated: { zh: '「{code}」由公式計算，不能寫入', en: '"{code}" is calculated and cannot be written' },
  TypesDiffer: { zh: '「{from}」的類型與「{to}」不同', en: '"{from}" and "{to}" have different types' },
  MappedTwice: { zh: '「{code}」對應了兩次', en: '"{code}" is mapped twice' },
  ConditionMissing: { zh: '請設定要找哪些資料的條件', en: 'Set a condition to find records' },
  NothingMapped: { zh: '請至少對應一個欄位', en: 'Map at least one field' },
  OnlyCalled: { zh: '「計算」只用於被呼叫的規則', en: 'Only callable rules can calculate' },
  WrittenByCalculation: { zh: '計算規則不能同時寫入資料', en: 'A calculation rule cannot write records' },
  RuleLoop: { zh: '規則互相觸發形成循環：{rules}', en: 'These rules trigger each other in a loop: {rules}' },
  LookupUnknown: {
    zh: '規則的公式不能查詢其他記錄（{model}），請改用條件',
    en: 'Formulas of rules cannot look up records ({model}); use a condition',
  },
} as const satisfies Record<string, LocalizedText>;

/** A property of a rule: `['actions', 0, 'mappings', 1, 'to']`. */
export type RuleProperty = readonly (string | number)[];

/** What is wrong with a rule, with its text. */
export interface RuleIssue {
  readonly code: string;
  readonly property: RuleProperty;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: LocalizedText;
}

export function ruleIssue(code: keyof typeof texts, property: RuleProperty, params: Readonly<Record<string, unknown>> = {}): RuleIssue {
  const { zh, en } = texts[code];
  return { code, property, params: { ...params }, message: { zh: fillText(zh, params), en: fillText(en, params) } };
}

/** Includes the position in the formula's text. */
export function formulaIssue(property: RuleProperty, issue: FormulaIssue): RuleIssue {
  const { code, from, to, params } = issue;
  return { code, property, params: { ...params, from, to }, message: inBothLanguages((locale) => formulaIssueMessage(issue, locale)) };
}

export function conditionIssue(property: RuleProperty, issue: ConditionIssue): RuleIssue {
  const { code, params, place } = issue;
  return { code, property, params: { ...params, place }, message: inBothLanguages((locale) => conditionIssueMessage(issue, locale)) };
}

function inBothLanguages(text: (locale: Locale) => string): LocalizedText {
  return { zh: text('zh'), en: text('en') };
}
