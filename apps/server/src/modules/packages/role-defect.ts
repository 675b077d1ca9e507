import { FormulaError, formulaMessage, type FormulaErrorCode } from '@inkstone/formula';
import { fillText, type Issue, type LocalizedText } from '@inkstone/schema';

/** What can be wrong with what a role may do; the fault of a condition has the text of the language of conditions. */
const texts: Readonly<Record<string, LocalizedText>> = {
  Repeated: { zh: '同一個資料模型設定了兩次', en: 'the model is named twice' },
  UnknownModel: { zh: '此應用沒有這個資料模型', en: 'the application has no such model' },
  UnknownField: { zh: '沒有欄位「{field}」', en: 'there is no field "{field}"' },
  Required: { zh: '資料範圍與條件不一致', en: 'the scope and the condition do not fit together' },
  NotInSql: { zh: '欄位「{field}」無法用於條件', en: 'the field "{field}" cannot be used in a condition' },
};

export function roleDefectText({ code, params = {} }: Issue): LocalizedText {
  const text = texts[code];
  if (text) return { zh: fillText(text.zh, params), en: fillText(text.en, params) };
  const fault = new FormulaError(code as FormulaErrorCode, params);
  return { zh: formulaMessage(fault, 'zh'), en: formulaMessage(fault, 'en') };
}
