import { joinNames, quoted, type LocalizedText } from '@inkstone/schema';
import type { FunctionDeclaration, FunctionHelp, FunctionNotes } from './formula-function.ts';
import type { Parameter, ParameterType } from './parameter.ts';

/**
 * Returns how a function handles empty values, wrong types and lists: first the rules of its parameters, then its own notes. Null if
 * there are none.
 */
export function functionNotes(declared: FunctionDeclaration & Pick<FunctionHelp, 'notes'>): {
  readonly [K in keyof FunctionNotes]: LocalizedText | null;
} {
  // A lazy function reads its arguments itself, so the rules of parameters do not apply.
  const parameters = declared.lazy ? [] : declared.parameters.filter((parameter) => !parameter.literal);
  return {
    empty: joined(sentences(parameters, emptyRuleOf, emptyRules), declared.notes?.empty),
    wrongType: joined(sentences(parameters, typeRuleOf, typeRules), declared.notes?.wrongType),
    lists: joined(sentences(parameters, listRuleOf, listRules), declared.notes?.lists),
  };
}

type Rules<K extends string> = Readonly<Record<K, LocalizedText>>;

/** Returns one sentence per rule, with the names of the parameters to which it applies. */
function sentences<K extends string>(
  parameters: readonly Parameter[],
  ruleOf: (parameter: Parameter) => K | null,
  rules: Rules<K>,
): readonly LocalizedText[] {
  const byRule = Map.groupBy(parameters, ruleOf);
  return [...byRule].flatMap(([rule, followers]) => (rule === null ? [] : [named(rules[rule], followers)]));
}

function named(rule: LocalizedText, parameters: readonly Parameter[]): LocalizedText {
  return {
    zh: rule.zh.replace('{names}', parameters.map(({ label }) => quoted(label.zh, 'zh')).join('')),
    en: rule.en.replace(
      '{names}',
      joinNames(
        parameters.map(({ label }) => quoted(label.en, 'en')),
        'en',
      ),
    ),
  };
}

function joined(derived: readonly LocalizedText[], own: LocalizedText | undefined): LocalizedText | null {
  const all = own ? [...derived, own] : derived;
  if (all.length === 0) return null;
  return { zh: all.map((text) => text.zh).join(''), en: all.map((text) => text.en).join(' ') };
}

type EmptyRule = 'emptyResult' | 'leftOut' | 'skipped' | 'noItems';

function emptyRuleOf(parameter: Parameter): EmptyRule | null {
  if (parameter.repeated) return 'skipped';
  if (parameter.type === 'list') return 'noItems';
  if (parameter.acceptsEmpty) return null;
  return parameter.optional ? 'leftOut' : 'emptyResult';
}

const emptyRules: Rules<EmptyRule> = {
  emptyResult: { zh: '{names}為空時結果為空。', en: 'If {names} is empty, the result is empty.' },
  leftOut: { zh: '{names}為空視為未填。', en: 'An empty {names} counts as omitted.' },
  skipped: { zh: '{names}中的空值略過。', en: 'Empty values among {names} are ignored.' },
  noItems: { zh: '{names}為空清單時即沒有項目。', en: 'An empty list as {names} has no items.' },
};

function typeRuleOf(parameter: Parameter): ParameterType {
  return parameter.type === 'list' ? 'any' : parameter.type;
}

const typeRules: Rules<ParameterType> = {
  number: {
    zh: '{names}須為數值；文字即使全是數字也得到錯誤 WrongType。',
    en: '{names} must be a number; a text, even of digits, is the error WrongType.',
  },
  integer: {
    zh: '{names}須為絕對值不超過十億的整數；有小數時得到錯誤 WrongArgument，非數值得到 WrongType。',
    en: '{names} must be an integer from -1,000,000,000 to 1,000,000,000; a fraction is the error WrongArgument, other values are WrongType.',
  },
  text: { zh: '{names}接受任何值，並寫成文字。', en: '{names} accepts any value and converts it to text.' },
  logic: { zh: '{names}須為是非值，否則得到錯誤 WrongType。', en: '{names} must be true or false; other values are the error WrongType.' },
  date: {
    zh: '{names}須為日期，或寫成 YYYY-MM、YYYY-MM-DD、YYYY-MM-DD HH:mm:ss 的文字；其他文字得到錯誤 WrongDate，其他值得到 WrongType。',
    en: '{names} must be a date, or a text such as YYYY-MM, YYYY-MM-DD or YYYY-MM-DD HH:mm:ss; other texts are the error WrongDate, other values WrongType.',
  },
  moment: {
    zh: '{names}須為日期、日期的文字或 HH:mm、HH:mm:ss 的時間；其他文字得到錯誤 WrongDate，其他值得到 WrongType。',
    en: '{names} must be a date, a date text, or a time HH:mm or HH:mm:ss; other texts are the error WrongDate, other values WrongType.',
  },
  any: { zh: '{names}接受任何類型。', en: '{names} accepts any type.' },
  list: { zh: '{names}接受任何類型。', en: '{names} accepts any type.' },
};

type ListRule = 'elementwise' | 'flattened' | 'whole' | 'asValue';

function listRuleOf(parameter: Parameter): ListRule {
  if (parameter.repeated) return 'flattened';
  if (parameter.type === 'list') return 'whole';
  return parameter.type === 'any' ? 'asValue' : 'elementwise';
}

const listRules: Rules<ListRule> = {
  elementwise: {
    zh: '{names}為清單時逐項計算，結果是清單；數個清單的長度須相同，否則得到錯誤 ListLengths。',
    en: 'A list as {names} is evaluated item by item and returns a list; several lists must have the same length, otherwise the error is ListLengths.',
  },
  flattened: { zh: '{names}中的清單逐項取用。', en: 'Lists among {names} are read item by item.' },
  whole: { zh: '{names}取整個清單；單一值視為一項的清單。', en: '{names} accepts a whole list; a single value is a list of one item.' },
  asValue: { zh: '{names}為清單時當作一個值。', en: 'A list as {names} counts as one value.' },
};
