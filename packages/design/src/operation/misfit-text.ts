import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';
import type { MisfitCode, OperationIssue } from './misfit.ts';

const texts: Readonly<Record<MisfitCode, LocalizedText>> = {
  NotAddressable: { zh: '「{path}」不能這樣修改', en: '"{path}" cannot be changed in this way' },
  UnknownDocument: { zh: '「{document}」已不存在', en: '"{document}" no longer exists' },
  DocumentExists: { zh: '「{document}」已經存在', en: '"{document}" already exists' },
  UnknownPart: { zh: '「{path}」已不存在，可能已被其他人刪除', en: '"{path}" no longer exists; someone else may have deleted it' },
  CodeTaken: { zh: '編碼「{code}」已有人使用', en: 'The code "{code}" is already in use' },
  CodeNamed: {
    zh: '其他設定已使用「{code}」這個名稱，將因此指向這裡',
    en: 'Other settings use the name "{code}" and would then refer to this one',
  },
  CodeInUse: {
    zh: '「{code}」還用在無法一起改名的設定裡，請先在那裡移除',
    en: '"{code}" is used in settings that cannot be renamed along with it; remove it there first',
  },
  UnknownPlace: { zh: '相鄰的項目已不存在', en: 'The item next to it no longer exists' },
  ChangedMeanwhile: { zh: '「{path}」剛才被其他人修改', en: 'Someone else has just changed "{path}"' },
  NotEmpty: { zh: '「{path}」裡還有控制項，請先移出', en: '"{path}" still contains controls; move them out first' },
  InvalidCode: {
    zh: '編碼只能有英文字母、數字和底線，並以字母開頭',
    en: 'A code consists of letters, digits and underscores and starts with a letter',
  },
  BoundToItem: { zh: '這個控制項的編碼隨資料項變更', en: 'The code of this control changes together with its data item' },
  CodePublished: { zh: '編碼「{code}」已發布，不能變更', en: 'The code "{code}" has been published and cannot be changed' },
};

/** Why an operation does not fit, for the person who made it. `place`: what the part is called; otherwise it is told by its path. */
export function operationIssueText({ code, document, path }: OperationIssue, locale: Locale, place?: string): string {
  const names = {
    document: document.code,
    path: place ?? (path.length > 0 ? path.join('.') : document.code),
    code: path.at(-1) ?? document.code,
  };
  return fillText(texts[code][locale], names);
}
