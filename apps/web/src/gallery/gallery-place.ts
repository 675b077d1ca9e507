import { controlModels } from '@inkstone/controls/models';
import { controlTypes, type ControlType } from '@inkstone/schema';
import type { GalleryEntry } from './gallery-form.ts';
import { isGalleryState, statesOf, type GalleryState } from './gallery-state.ts';

/** What the gallery shows, as its address says: one type in all its states, or all types in one. */
export type GalleryPlace =
  | { readonly type: ControlType; readonly options: Readonly<Record<string, unknown>> }
  | { readonly type: null; readonly state: GalleryState };

const types = Object.keys(controlTypes) as ControlType[];

/** Null for a type that there is not. */
export function readGalleryPlace(type: string | undefined, search: URLSearchParams): GalleryPlace | null {
  const state = search.get('state');
  if (type === undefined) return { type: null, state: isGalleryState(state) ? state : 'filled' };
  const known = types.find((each) => each === type);
  return known ? { type: known, options: readOptions(search.get('options')) } : null;
}

export function galleryAddress(place: GalleryPlace, root = '/gallery'): string {
  if (place.type === null) return `${root}?state=${place.state}`;
  const path = `${root}/${place.type}`;
  return Object.keys(place.options).length === 0 ? path : `${path}?options=${encodeURIComponent(JSON.stringify(place.options))}`;
}

const noOptions: Readonly<Record<string, unknown>> = {};

function readOptions(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : noOptions;
  } catch {
    return noOptions;
  }
}

/** All types in one state leave out those that know no such state. */
export function entriesOf(place: GalleryPlace): readonly GalleryEntry[] {
  if (place.type !== null) {
    const { type, options } = place;
    return statesOf(controlModels[type]).map((state) => ({ type, state, options }));
  }
  const { state } = place;
  return types.filter((type) => statesOf(controlModels[type]).includes(state)).map((type) => ({ type, state, options: noOptions }));
}
