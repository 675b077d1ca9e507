import type { Address, Locale } from '@inkstone/schema';
import type { Point } from './distance.ts';

/** Systems of coordinates in which map providers draw. Values are WGS 84 everywhere else. */
export type MapCoordinates = 'WGS84' | 'GCJ02' | 'BD09';

/** A map somebody configured; there is none unless they did, and then coordinates and words still work. */
export interface MapProvider {
  /** Address of a tile with `{z}`, `{x}`, `{y}`. */
  readonly tiles: string;
  /** Whom the map's licence wants named, as plain text. */
  readonly attribution: string;
  readonly maxZoom: number;
  readonly coordinates: MapCoordinates;
}

/** Somebody who knows what places are called: areas and street of a point; null when it knows none. */
export type PlaceNamer = (point: Point, request: { readonly locale: Locale; readonly signal: AbortSignal }) => Promise<Address | null>;
