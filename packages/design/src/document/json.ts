/** A value of a document. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [property: string]: Json;
}

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none if the value is not a list. A draft may hold anything. */
export const objectsIn = (value: Json | undefined): readonly JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** Returns the object with a property set, or without it if the value is undefined. */
export function withProperty(object: JsonObject, property: string, value: Json | undefined): JsonObject {
  if (value !== undefined) return { ...object, [property]: value };
  const { [property]: _, ...rest } = object;
  return rest;
}
