import { isJsonObject, type Json } from '../document/json.ts';

/** A text that is equal for equal values, whatever the order of their properties. */
export function canonicalText(value: Json | undefined): string {
  return JSON.stringify(value === undefined ? null : [sorted(value)]);
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([property, each]) => [property, sorted(each)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
