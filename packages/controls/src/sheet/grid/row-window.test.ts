import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from './row-window.ts';

test('every row in view is rendered, with at most some spare ones', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(500_000), fc.nat(2000), (count, scrollTop, height) => {
      const { first, end } = rowWindow(count, 41, scrollTop, height);

      expect(first).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(count);
      expect(end - first).toBeLessThanOrEqual(height / 41 + 26);
      for (const row of [Math.floor(scrollTop / 41), Math.floor((scrollTop + height - 1) / 41)]) {
        if (height > 0 && row >= 0 && row < count) expect(row >= first && row < end).toBe(true);
      }
    }),
  );
});
