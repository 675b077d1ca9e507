import type { Point } from '../services/map-provider.ts';

export type { Point };

/** The mean radius of the Earth. */
const radiusMetres = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in metres; off by at most half a per cent, because the Earth is not a sphere. */
export function distanceMetres(from: Point, to: Point): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * radiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}
