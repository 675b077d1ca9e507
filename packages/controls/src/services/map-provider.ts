import type { Address, Locale } from '@inkstone/schema';

export interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** Coordinate systems of map providers. Values are stored as WGS 84. */
export type MapCoordinates = 'WGS84' | 'GCJ02' | 'BD09';

/** A configured map. Without one, locations have only coordinates and a note. */
export interface MapProvider {
  /** URL template of a tile with `{z}`, `{x}`, `{y}`. */
  readonly tiles: string;
  /** The attribution that the map's licence requires, as plain text. */
  readonly attribution: string;
  readonly maxZoom: number;
  readonly coordinates: MapCoordinates;
}

/** Returns the areas and the street of a point; null if it finds none. */
export type ReverseGeocoder = (point: Point, request: { readonly locale: Locale; readonly signal: AbortSignal }) => Promise<Address | null>;
