import { expect, test } from 'vitest';
import type { ControlOptions } from '@inkstone/schema';
import { pictureOptions } from './picture-options.ts';

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
const optionsFor = (options: object, kind: 'image' | 'attachment' = 'image') =>
  pictureOptions(kind, { name: '照片', ...options } as ControlOptions, asked);

test('a compressed picture has quality 50 by default, or the form’s value between 30 and 90', () => {
  expect(optionsFor({ compressible: true }).quality).toBe(50);
  expect([30, 90].map((imageQuality) => optionsFor({ compressible: true, imageQuality }).quality)).toEqual([30, 90]);
  expect([29, 91, 'high'].map((imageQuality) => optionsFor({ compressible: true, imageQuality }).quality)).toEqual([50, 50, 50]);
  expect(optionsFor({ imageQuality: 30 }).quality).toBeNull();
});

test('a watermark has the person and the time, in font size 16 by default, or one of the four sizes', () => {
  expect(optionsFor({ addWatermark: true }).watermark).toEqual({ text: '林小美 2026-03-02 00:05', fontSize: 16 });
  expect([16, 32, 48, 72].map((watermarkFontSize) => optionsFor({ addWatermark: true, watermarkFontSize }).watermark?.fontSize)).toEqual([
    16, 32, 48, 72,
  ]);
  expect(optionsFor({ addWatermark: true, watermarkFontSize: 20 }).watermark?.fontSize).toBe(16);
  expect(optionsFor({ watermarkFontSize: 32 }).watermark).toBeNull();
});

test('a file that is no picture stays unchanged', () => {
  expect(optionsFor({ compressible: true, addWatermark: true }, 'attachment')).toEqual({ quality: null, watermark: null });
});
