import type { FunctionHelp } from '../formula-function.ts';

export const lookupHelp: FunctionHelp = {
  description: {
    zh: '在另一個模型中找出查詢欄位等於查詢值的記錄，取其結果欄位；找不到時為空。模型與欄位的編碼須直接寫成文字。查詢值為清單時逐項查詢，為空時結果為空。',
    en: 'Returns the result field of the record of another model whose field equals the value; empty if there is none. The codes of model and fields must be text literals. A list is looked up item by item; an empty value returns empty.',
  },
  wording: {
    zh: '資料模型 {model} 中 {field} 為 {value} 的記錄的 {result}',
    en: '{result} of the record of {model} whose {field} is {value}',
  },
  examples: [{ formula: "lookup('customer', 'code', 'C-1', 'phone')", result: 'error:NotAvailable' }],
};
