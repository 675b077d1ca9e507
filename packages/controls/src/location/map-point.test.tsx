import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres } from './distance.ts';
import { fromMap, keepWithin, toMap } from './map-point.ui.ts';

const near = fc.record({
  longitude: fc.double({ min: 100, max: 125, noNaN: true }),
  latitude: fc.double({ min: 20, max: 45, noNaN: true }),
});

test.each(['WGS84', 'GCJ02', 'BD09'] as const)('a point is restored from a map in %s to within two metres', (coordinates) => {
  fc.assert(
    fc.property(near, (point) => {
      expect(distanceMetres(point, fromMap(...toMap(point, coordinates), coordinates))).toBeLessThan(2);
    }),
  );
});

test('a map of the mainland shifts points in the mainland', () => {
  const beijing = { longitude: 116.3975, latitude: 39.9087 };

  const [latitude, longitude] = toMap(beijing, 'GCJ02');

  expect(distanceMetres(beijing, { latitude, longitude })).toBeGreaterThan(300);
});

test('a point outside the range is moved to its edge, one inside is kept', () => {
  fc.assert(
    fc.property(
      near,
      fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      (around, east, north) => {
        const shown = { longitude: around.longitude + east, latitude: around.latitude + north };

        const kept = keepWithin(shown, around, 500);

        expect(distanceMetres(around, kept)).toBeLessThanOrEqual(500);
        if (distanceMetres(around, shown) <= 500) expect(kept).toEqual(shown);
        else expect(distanceMetres(around, kept)).toBeGreaterThan(490);
      },
    ),
  );
});
