import { FormulaError, formulaMessage, type FormulaErrorCode } from '@inkstone/formula';
import type { ConditionRefusal } from '@inkstone/formula/sql';
import { fillText, type LocalizedText } from '@inkstone/schema';

const texts = {
  Repeated: { zh: '同一個資料模型設定了兩次', en: 'the model is included twice' },
  UnknownModel: { zh: '此應用沒有這個資料模型', en: 'the application does not have this model' },
  UnknownField: { zh: '沒有欄位「{field}」', en: 'field "{field}" not found' },
  Required: { zh: '資料範圍與條件不一致', en: 'the scope and the condition do not match' },
  NotInSql: { zh: '欄位「{field}」無法用於條件', en: 'the field "{field}" cannot be used in a condition' },
} as const satisfies Record<string, LocalizedText>;

/** What is wrong with a role, with its text. */
export interface RoleIssue {
  readonly code: string;
  /** `['grants', 'order', 'fields']`. */
  readonly property: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: LocalizedText;
}

export function roleIssue(
  code: keyof typeof texts,
  property: readonly string[],
  params: Readonly<Record<string, unknown>> = {},
): RoleIssue {
  const { zh, en } = texts[code];
  return { code, property, params, message: { zh: fillText(zh, params), en: fillText(en, params) } };
}

/** A condition by which records cannot be filtered. */
export function refusedGrant({ error, field = '', params }: ConditionRefusal, property: readonly string[]): RoleIssue {
  const all = { ...params, field };
  if (error === 'NotInSql') return roleIssue(error, property, all);
  const failure = new FormulaError(error as FormulaErrorCode, all);
  return { code: error, property, params: all, message: { zh: formulaMessage(failure, 'zh'), en: formulaMessage(failure, 'en') } };
}
