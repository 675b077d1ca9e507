import { conditionMessage, diagnosticMessage, type ConditionFinding, type Diagnostic } from '@inkstone/formula';
import { fillText, type Issue, type Locale, type LocalizedText } from '@inkstone/schema';
import type { UnitDefect } from '../apps/index.ts';

const texts = {
  UnknownModel: { zh: '資料模型「{code}」不存在', en: 'The model "{code}" does not exist' },
  UnknownSheet: { zh: '「{code}」不是來源模型的子表', en: '"{code}" is no sub-table of the source' },
  UnknownTarget: { zh: '目標模型沒有數據項「{code}」', en: 'The target model has no data item "{code}"' },
  UnknownField: { zh: '來源模型沒有數據項「{code}」', en: 'The source model has no data item "{code}"' },
  TargetIsSheet: { zh: '「{code}」是子表，請以子表列對應', en: '"{code}" is a sub-table: map its rows instead' },
  NotInForm: { zh: '目標模型的表單沒有控制項「{code}」', en: 'The form of the target has no control "{code}"' },
  Calculated: { zh: '「{code}」由公式計算，不能寫入', en: '"{code}" is calculated and cannot be written' },
  TypesDiffer: { zh: '「{from}」的類型與「{to}」不同', en: '"{from}" and "{to}" are of different types' },
  MappedTwice: { zh: '「{code}」對應了兩次', en: '"{code}" is mapped twice' },
  ConditionMissing: { zh: '請設定要找哪些資料的條件', en: 'Set the condition by which records are found' },
  NothingMapped: { zh: '請至少對應一個欄位', en: 'Map one field at least' },
  OnlyCalled: { zh: '「計算」只用於被呼叫的規則', en: 'Only rules that are called calculate' },
  WrittenByCalculation: { zh: '計算規則不能同時寫入資料', en: 'A rule that calculates writes no records' },
  RuleLoop: { zh: '規則互相觸發形成循環：{rules}', en: 'These rules set each other off in a loop: {rules}' },
  LookupUnknown: {
    zh: '規則的公式不能查詢其他記錄（{model}），請改用條件',
    en: 'Formulas of rules cannot look up records ({model}): use a condition',
  },
} as const satisfies Record<string, LocalizedText>;

export interface RuleIssue extends Issue {
  readonly message: LocalizedText;
}

export function ruleIssue(code: keyof typeof texts, path: string, params: Readonly<Record<string, unknown>> = {}): RuleIssue {
  const { zh, en } = texts[code];
  return { code, path, params: { ...params }, message: { zh: fillText(zh, params), en: fillText(en, params) } };
}

/** With the place in the formula's text. */
export function formulaIssue(path: string, diagnostic: Diagnostic): RuleIssue {
  const { code, from, to, params } = diagnostic;
  return { code, path, params: { ...params, from, to }, message: inBoth((locale) => diagnosticMessage(diagnostic, locale)) };
}

export function conditionIssue(path: string, finding: ConditionFinding): RuleIssue {
  const { code, params, place } = finding;
  return { code, path, params: { ...params, place }, message: inBoth((locale) => conditionMessage(finding, locale)) };
}

/** A condition that names nobody, or whom its field never holds. */
export function unitIssue({ path, field, text, detail }: UnitDefect): RuleIssue {
  return { code: 'UnitUnknown', path: path.replace(/^\./, ''), params: { field, text }, message: detail };
}

function inBoth(text: (locale: Locale) => string): LocalizedText {
  return { zh: text('zh'), en: text('en') };
}
