import type { LocalizedText } from '@inkstone/schema';

/** Issues of the file itself; issues of the form have the form's texts. */
export const importTexts = {
  unknown: { zh: '找不到「{value}」', en: '"{value}" was not found' },
  ambiguous: { zh: '「{value}」不只一個，請改用帳號或編碼', en: '"{value}" is ambiguous; use the account or the code' },
  oneOnly: { zh: '只能有一個', en: 'Only one value is allowed' },
  several: { zh: '有多筆資料符合，無法判斷是哪一筆', en: 'Several records match; it is unclear which one is meant' },
  twice: { zh: '與第 {line} 列重複', en: 'Duplicate of row {line}' },
  reason: { zh: '錯誤原因', en: 'Error' },
} as const satisfies Record<string, LocalizedText>;
