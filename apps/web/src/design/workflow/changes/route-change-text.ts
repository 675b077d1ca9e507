import { documentId, objectsIn, type Change, type Documents, type JsonObject } from '@inkstone/design';
import { fillText, localizedName, type Locale } from '@inkstone/schema';
import { namedPart } from '../../working-copy/name-of.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { changesTexts } from './changes.locale.ts';

/** A change of a route in words, with the names of the activities that it connects; null for any other change, and for its settings. */
export function routeChangeText(change: Change, documents: readonly [Documents, Documents], locale: Locale): string | null {
  const { document, path, kind } = change;
  const [list, code, property] = path;
  if (list !== 'routes' || code === undefined) return null;
  const contents = documents.map((side) => side.get(documentId(document))?.content ?? {});
  const [before, after] = contents.map((content) => objectsIn(content['routes']).find((route) => route['code'] === code));
  const route = kind === 'removed' ? before : after;
  if (!route) return null;
  const nameOf = (activity: string): string => nameIn(contents, activity, locale);
  const ends = { from: nameOf(textOf(route['from'])), to: nameOf(textOf(route['to'])) };
  const text = (key: 'routeAdded' | 'routeRemoved' | 'routeLeads', params: Readonly<Record<string, string>>) =>
    fillText(changesTexts.table[key][locale], params);
  if (property === undefined && (kind === 'added' || kind === 'removed'))
    return text(kind === 'added' ? 'routeAdded' : 'routeRemoved', ends);
  return property === 'to' && before ? text('routeLeads', { ...ends, before: nameOf(textOf(before['to'])) }) : null;
}

function nameIn(contents: readonly JsonObject[], code: string, locale: Locale): string {
  const found = contents.toReversed().flatMap((content) => objectsIn(content['activities']).filter((each) => each['code'] === code))[0];
  return localizedName(namedPart(found, code), locale);
}
