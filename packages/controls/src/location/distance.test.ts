import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres, type Point } from './distance.ts';

const taipei101: Point = { longitude: 121.5645, latitude: 25.0338 };
const point = fc.record({
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
});

test.each([
  ['Taipei main station', { longitude: 121.517, latitude: 25.0478 }, 5_030],
  ['Kaohsiung station', { longitude: 120.3025, latitude: 22.6395 }, 295_200],
  ['the other side of the Earth', { longitude: -58.4355, latitude: -25.0338 }, 20_015_100],
])('from Taipei 101 to %s', (_place, to, metres) => {
  expect(distanceMetres(taipei101, to)).toBeGreaterThan(metres * 0.99);
  expect(distanceMetres(taipei101, to)).toBeLessThan(metres * 1.01);
});

test('is symmetric, never negative, and zero for the same point', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 3);
      expect(distanceMetres(a, b)).toBeGreaterThanOrEqual(0);
      expect(distanceMetres(a, a)).toBe(0);
    }),
  );
});

test('takes the short way across the date line', () => {
  expect(distanceMetres({ longitude: 179.999, latitude: 0 }, { longitude: -179.999, latitude: 0 })).toBeLessThan(300);
});
