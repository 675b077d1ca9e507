import type { LocalizedText } from '@inkstone/schema';

/** What the file itself gets wrong; what the form refuses has the form's words. */
export const importTexts = {
  unknown: { zh: '找不到「{value}」', en: 'There is no “{value}”' },
  ambiguous: { zh: '「{value}」不只一個，請改用帳號或編碼', en: 'There are several “{value}”; use the account or the code' },
  oneOnly: { zh: '只能有一個', en: 'Only one is possible' },
  several: { zh: '有多筆資料符合，無法判斷是哪一筆', en: 'Several records have this; it is not clear which one is meant' },
  twice: { zh: '與第 {line} 行重複', en: 'The same as in row {line}' },
  reason: { zh: '錯誤原因', en: 'What is wrong' },
} as const satisfies Record<string, LocalizedText>;
