import { FormulaError, formulaMessage, type FormulaErrorCode } from '@inkstone/formula';
import { fillText, type Issue, type LocalizedText } from '@inkstone/schema';

/** The issues of a role's rights; issues of conditions have the texts of the formula language. */
const texts: Readonly<Record<string, LocalizedText>> = {
  Repeated: { zh: '同一個資料模型設定了兩次', en: 'the model is included twice' },
  UnknownModel: { zh: '此應用沒有這個資料模型', en: 'the application does not have this model' },
  UnknownField: { zh: '沒有欄位「{field}」', en: 'field "{field}" not found' },
  Required: { zh: '資料範圍與條件不一致', en: 'the scope and the condition do not match' },
  NotInSql: { zh: '欄位「{field}」無法用於條件', en: 'the field "{field}" cannot be used in a condition' },
};

export function roleIssueText({ code, params = {} }: Issue): LocalizedText {
  const text = texts[code];
  if (text) return { zh: fillText(text.zh, params), en: fillText(text.en, params) };
  const error = new FormulaError(code as FormulaErrorCode, params);
  return { zh: formulaMessage(error, 'zh'), en: formulaMessage(error, 'en') };
}
