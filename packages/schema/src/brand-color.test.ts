import { expect, test } from 'vitest';
import { brandColors, brandContrast, contrastOf, defaultBrandColor, readableContrast } from './brand-color.ts';

test.each([defaultBrandColor, '#000000', '#7a1f2b', '#0b5d3b', '#5b21b6'])(
  '%s is readable on a light background, and lightened on a dark one',
  (color) => {
    const { light, dark } = brandColors(color);

    expect(brandContrast(color)).toBeGreaterThanOrEqual(readableContrast);
    expect(light.accent).toBe(color);
    for (const ground of ['#f7f5f0', '#fffefb', '#efece4', light.onAccent])
      expect(contrastOf(light.accent, ground)).toBeGreaterThanOrEqual(readableContrast);
    for (const ground of ['#151412', '#1d1c19', '#2a2824', dark.onAccent])
      expect(contrastOf(dark.accent, ground)).toBeGreaterThanOrEqual(readableContrast);
  },
);

test.each(['#ffffff', '#ffcc00', '#87ceeb'])('%s is too light', (color) => {
  expect(brandContrast(color)).toBeLessThan(readableContrast);
});
