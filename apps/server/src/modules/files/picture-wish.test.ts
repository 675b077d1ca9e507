import { expect, test } from 'vitest';
import type { ControlOptions } from '@inkstone/schema';
import { pictureWish } from './picture-wish.ts';

const actor = {
  id: 'e',
  name: '林小美',
  account: 'employee',
  departmentId: null,
  departmentName: null,
  isAdmin: false,
  isAppAdmin: false,
};
const asked = { actor, now: () => new Date('2026-03-01T16:05:00Z'), timeZone: 'Asia/Taipei' };
const wish = (options: object, kind: 'image' | 'attachment' = 'image') =>
  pictureWish(kind, { name: '照片', ...options } as ControlOptions, asked);

test('a picture that is compressed keeps 50 of quality where the form says nothing, else what it says between 30 and 90', () => {
  expect(wish({ compressible: true }).quality).toBe(50);
  expect([30, 90].map((imageQuality) => wish({ compressible: true, imageQuality }).quality)).toEqual([30, 90]);
  expect([29, 91, 'high'].map((imageQuality) => wish({ compressible: true, imageQuality }).quality)).toEqual([50, 50, 50]);
  expect(wish({ imageQuality: 30 }).quality).toBeNull();
});

test('a watermark names who and when, in a font of 16 where the form says nothing, else of one of the four sizes', () => {
  expect(wish({ addWatermark: true }).watermark).toEqual({ text: '林小美 2026-03-02 00:05', fontSize: 16 });
  expect([16, 32, 48, 72].map((watermarkFontSize) => wish({ addWatermark: true, watermarkFontSize }).watermark?.fontSize)).toEqual([
    16, 32, 48, 72,
  ]);
  expect(wish({ addWatermark: true, watermarkFontSize: 20 }).watermark?.fontSize).toBe(16);
  expect(wish({ watermarkFontSize: 32 }).watermark).toBeNull();
});

test('what is no picture is left as it is', () => {
  expect(wish({ compressible: true, addWatermark: true }, 'attachment')).toEqual({ quality: null, watermark: null });
});
