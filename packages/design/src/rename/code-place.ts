import { isJsonObject, type Json, type JsonObject } from '../document/json.ts';

/**
 * A place in documents where a code stands: names of properties, `*` for every entry of a list, or the entry with a certain key. `**` at its
 * end stands for the texts of a list, and of the `children` of its entries at any depth.
 */
export type CodePlace = readonly (string | { readonly key: string; readonly is: string })[];

/** Returns the value with a code replaced in a place; the same value if it does not stand there. */
export function replaceCode<T extends Json>(value: T, place: CodePlace, from: string, to: string): T;
export function replaceCode(value: Json, place: CodePlace, from: string, to: string): Json {
  const [step, ...rest] = place;
  if (step === undefined) return value === from ? to : value;
  if (step === '**') return inTree(value, from, to);
  if (typeof step === 'string' && step !== '*') return inProperty(value, step, (each) => replaceCode(each, rest, from, to));
  if (!Array.isArray(value)) return value;
  const isMeant = (entry: Json) => typeof step === 'string' || (isJsonObject(entry) && entry[step.key] === step.is);
  const entries = value.map((entry: Json) => (isMeant(entry) ? replaceCode(entry, rest, from, to) : entry));
  return entries.some((entry, index) => entry !== value[index]) ? entries : value;
}

function inTree(value: Json, from: string, to: string): Json {
  if (Array.isArray(value)) return replaceCode(value, ['*', '**'], from, to);
  return value === from ? to : inProperty(value, 'children', (children) => inTree(children, from, to));
}

/** Whether a code stands in a place. */
export const stands = (value: Json, place: CodePlace, code: string): boolean => replaceCode(value, place, code, `${code}*`) !== value;

function inProperty(value: Json, property: string, change: (value: Json) => Json): Json {
  if (!isJsonObject(value) || !Object.hasOwn(value, property)) return value;
  const before = value[property]!;
  const after = change(before);
  return after === before ? value : ({ ...value, [property]: after } satisfies JsonObject);
}
