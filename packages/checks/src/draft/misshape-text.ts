import type { Misshape } from '@inkstone/design';
import type { LocalizedText } from '@inkstone/schema';

/** What the draft schema of a document's kind asks for. */
export const misshapeTexts: Readonly<Record<Misshape['code'], LocalizedText>> = {
  NotAnObject: { zh: '這裡應為物件', en: 'expected an object here' },
  NotAList: { zh: '這裡應為清單', en: 'expected a list here' },
  CodeMissing: { zh: '缺少編碼', en: 'the code is missing' },
  CodeTooLong: { zh: '編碼過長', en: 'the code is too long' },
  OtherCode: { zh: '編碼與文件的編碼不同', en: 'the code differs from the code of the document' },
  TooManyParts: { zh: '項目過多', en: 'there are too many items' },
};
