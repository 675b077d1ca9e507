import gcoord from 'gcoord';
import { distanceMetres, type Point } from './distance.ts';
import type { MapCoordinates } from '../services/map-provider.ts';

const systems = { WGS84: gcoord.WGS84, GCJ02: gcoord.GCJ02, BD09: gcoord.BD09 } as const;

/** Converts a point to the coordinates of a map, latitude first. */
export function toMap({ longitude, latitude }: Point, coordinates: MapCoordinates): [latitude: number, longitude: number] {
  const [lng, lat] = gcoord.transform([longitude, latitude], gcoord.WGS84, systems[coordinates]);
  return [lat, lng];
}

/** Converts a position on such a map to a point, rounded to a tenth of a metre. */
export function fromMap(latitude: number, longitude: number, coordinates: MapCoordinates): Point {
  const [lng, lat] = gcoord.transform([longitude, latitude], systems[coordinates], gcoord.WGS84);
  return { longitude: Math.round(lng * 1e6) / 1e6, latitude: Math.round(lat * 1e6) / 1e6 };
}

/** Returns the point, or if it is out of range, where the straight line to it leaves the range. */
export function keepWithin(point: Point, around: Point, rangeMetres: number): Point {
  const distance = distanceMetres(around, point);
  if (distance <= rangeMetres) return point;
  // Slightly less than the full range, so that rounding does not exceed it.
  const part = (rangeMetres / distance) * 0.999;
  const between = (from: number, to: number): number => Math.round((from + (to - from) * part) * 1e6) / 1e6;
  return { longitude: between(around.longitude, point.longitude), latitude: between(around.latitude, point.latitude) };
}
