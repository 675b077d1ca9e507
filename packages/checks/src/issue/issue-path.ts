import { documentLists, type DocumentKey } from '@inkstone/schema';
import type { IssueLocation } from './issue-location.ts';

type LocationParts = {
  readonly [K in IssueLocation['kind']]: (location: Extract<IssueLocation, { kind: K }>) => readonly (string | number | undefined)[];
};

const locationParts: LocationParts = {
  document: () => [],
  item: ({ item, column }) => [item, column],
  control: ({ control, column, option }) => [control, column, ...(option === undefined ? [] : ['options', option])],
  formula: ({ control, column }) => [control, column],
  layout: () => [],
  button: ({ button }) => ['buttons', button],
  'list-setting': () => [],
  activity: () => [],
  route: () => [],
  card: ({ card }) => [card],
  visibility: () => ['seenBy'],
  entry: ({ entry }) => ['functions', entry],
  property: ({ property }) => property,
};

/** Returns the location as the calls of publishing and packages write it: `forms.order.order.items.price.options.maxNumber`. */
export function issuePath(document: DocumentKey, location: IssueLocation): string {
  const own =
    document.kind === 'app'
      ? []
      : [documentLists[document.kind], ...('schemaCode' in document ? [document.schemaCode] : []), document.code];
  const partsOf = locationParts[location.kind] as (location: IssueLocation) => readonly (string | number | undefined)[];
  return [...own, ...partsOf(location)].filter((part) => part !== undefined).join('.');
}
