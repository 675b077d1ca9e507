import type { DocumentKey } from '@inkstone/schema';
import { isJsonObject, type Json } from '../document/json.ts';
import { formulaProperties } from './formula-texts.ts';

/** Properties in which people write what they like, and those that hold words of the product; neither names an item. */
const prose = ['name', 'name_i18n', 'tips', 'placeholder', 'title', 'description', 'text', 'message', 'zh', 'en'];
const productWords = ['type', 'kind', 'format', 'format1', 'operator', 'valueType', 'precision', 'direction', 'icon', 'schemaCode', 'op'];
const unrelated: ReadonlySet<string> = new Set([...prose, ...productWords]);

/** Codes of parts: those that are renamed have been, others are other parts. */
const codes: ReadonlySet<string> = new Set(['key', 'code']);

/**
 * Whether a code stands in a document after it was renamed there: in a setting whose names a rename does not follow, such as a step of an
 * event, a participant or a right. It would name nothing any more.
 */
export function isStillNamed(document: DocumentKey, content: Json, code: string): boolean {
  const word = new RegExp(String.raw`(?<!\w)${code}(?!\w)`);
  const isFollowed = (property: string): boolean =>
    codes.has(property) || formulaProperties.has(property) || (document.kind === 'form' && property === 'control');
  const stands = (value: Json, isRights: boolean): boolean => {
    if (typeof value === 'string') return word.test(value);
    if (Array.isArray(value)) return value.some((each: Json) => stands(each, isRights));
    if (!isJsonObject(value)) return false;
    return Object.entries(value).some(([property, each]) => {
      if (unrelated.has(property)) return false;
      // Rights are listed by the codes of their fields.
      if (isRights && word.test(property)) return true;
      return typeof each === 'string' ? !isFollowed(property) && word.test(each) : stands(each, isRights || /permission/i.test(property));
    });
  };
  return stands(content, false);
}
