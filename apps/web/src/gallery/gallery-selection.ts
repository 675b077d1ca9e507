import { controlModels, controlTypes, type ControlType } from '@inkstone/controls/models';
import type { GalleryEntry } from './gallery-form.ts';
import { isGalleryState, statesOf, type GalleryState } from './gallery-state.ts';

/** The selection in the gallery, as stored in the address: one type in all its states, or all types in one state. */
export type GallerySelection =
  | { readonly type: ControlType; readonly options: Readonly<Record<string, unknown>> }
  | { readonly type: null; readonly state: GalleryState };

/** Null for an unknown type. */
export function readGallerySelection(type: string | undefined, search: URLSearchParams): GallerySelection | null {
  const state = search.get('state');
  if (type === undefined) return { type: null, state: isGalleryState(state) ? state : 'filled' };
  const known = controlTypes.find((each) => each === type);
  return known ? { type: known, options: readOptions(search.get('options')) } : null;
}

export function galleryAddress(selection: GallerySelection, root = '/gallery'): string {
  if (selection.type === null) return `${root}?state=${selection.state}`;
  const path = `${root}/${selection.type}`;
  return Object.keys(selection.options).length === 0 ? path : `${path}?options=${encodeURIComponent(JSON.stringify(selection.options))}`;
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

/** All types in one state; types without this state are left out. */
export function entriesOf(selection: GallerySelection): readonly GalleryEntry[] {
  if (selection.type !== null) {
    const { type, options } = selection;
    return statesOf(controlModels[type]).map((state) => ({ type, state, options }));
  }
  const { state } = selection;
  return controlTypes.filter((type) => statesOf(controlModels[type]).includes(state)).map((type) => ({ type, state, options: noOptions }));
}
