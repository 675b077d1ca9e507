import { isJsonObject, objectsIn, type Document, type Documents } from '@inkstone/design';
import type { DocumentIssue } from '../issue/document-issue.ts';
import { memoByObject } from '../surroundings/memo-by-object.ts';
import { namingHints } from './naming-hints.ts';

/** Tabs that open with one that is not there show the first. */
const tabHints = memoByObject(({ key, content }: Document): readonly DocumentIssue[] => {
  if (key.kind !== 'form') return [];
  return objectsIn(content['controls']).flatMap(({ key: control, type, options }): DocumentIssue[] => {
    if (type !== 'tabs' || typeof control !== 'string' || !isJsonObject(options)) return [];
    const heads = objectsIn(options['heads']);
    const chosen = options['tabDefaultValue'];
    if (chosen === undefined || heads.length === 0 || heads.some((head) => head['key'] === chosen)) return [];
    const location = { kind: 'control', control, option: 'tabDefaultValue' } as const;
    return [{ code: 'DefaultTabUnknown', document: key, location, params: { code: control }, severity: 'hint' }];
  });
});

/** What could be better in a draft. It is shown while designing; publishing neither tells it nor asks for a reason. */
export function hintsIn(documents: Documents): readonly DocumentIssue[] {
  return [...[...documents.values()].flatMap(tabHints), ...namingHints(documents)];
}
