import { propertyTextOf } from '@inkstone/controls/property-texts';
import type { DocumentIssue, IssueLocation } from '@inkstone/checks';
import { isJsonObject, type Json, type JsonObject } from '@inkstone/design';
import { localizedName, type Locale, type LocalizedText } from '@inkstone/schema';
import { isControlType } from '../form/control-kinds.ts';
import { namedPart } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { settingLabels } from './setting-labels.ts';

type Step = string | number;

/** Where an issue is, as designers know it: "Expense claim › Total › Maximum". A part without a name is told by its code. */
export function placeName(
  content: Json | undefined,
  { document, location }: Pick<DocumentIssue, 'document' | 'location'>,
  locale: Locale,
): string {
  const labels = settingLabels[document.kind];
  const { parts, setting } = pathOf(location);
  const names = [localizedName(namedPart(content, document.code), locale)];
  let at = content;
  let type = '';
  for (const part of parts) {
    if (Array.isArray(at)) {
      at = at.find((each) => isJsonObject(each) && codeOf(each) === part) ?? at[Number(part)];
      if (isJsonObject(at)) type = textOf(at['type']);
      names.push(nameOfPart(at, String(part), locale));
    } else {
      const label = labels[part];
      if (label) names.push(label[locale]);
      at = isJsonObject(at) ? at[part] : undefined;
    }
  }
  const label = settingLabel(labels, type, setting);
  return [...names, ...(label ? [label[locale]] : [])].filter((name) => name !== '').join(' › ');
}

const codeOf = (part: JsonObject): Json | undefined => part['code'] ?? part['key'] ?? part['id'];

/** The name of a part; of one that only has a place in a list, as a step of a rule, its number. */
function nameOfPart(part: Json | undefined, step: string, locale: Locale): string {
  const isNumbered = isJsonObject(part) && codeOf(part) === undefined;
  return localizedName(
    namedPart(isJsonObject(part) && part['options'] ? part['options'] : part, isNumbered ? `${Number(step) + 1}` : step),
    locale,
  );
}

function settingLabel(
  labels: Readonly<Record<string, LocalizedText>>,
  type: string,
  setting: string | undefined,
): LocalizedText | undefined {
  if (setting === undefined) return undefined;
  return isControlType(type) ? propertyTextOf(type, setting).label : labels[setting];
}

/** The way to a part from the whole document, and which of its settings is wrong. */
function pathOf(location: IssueLocation): { readonly parts: readonly Step[]; readonly setting?: string | undefined } {
  switch (location.kind) {
    case 'item':
      return { parts: ['dataItems', location.item, ...(location.column === undefined ? [] : ['dataItems', location.column])] };
    case 'control':
    case 'formula':
      return {
        parts: ['controls', location.control, ...(location.column === undefined ? [] : ['columns', location.column])],
        setting: location.option,
      };
    case 'layout':
      return { parts: ['controls', location.control] };
    case 'button':
      return { parts: ['buttons', location.button], setting: location.setting };
    case 'list-setting':
      return { parts: [], setting: location.setting };
    case 'activity':
      return { parts: ['activities', location.activity] };
    case 'route':
      return { parts: ['routes', location.route] };
    case 'card':
      return { parts: ['cards', location.card], setting: location.setting };
    case 'visibility':
      return { parts: [], setting: 'seenBy' };
    case 'entry':
      return { parts: ['functions', location.entry] };
    case 'property':
      return { parts: location.property };
    case 'document':
      return { parts: [] };
  }
}
