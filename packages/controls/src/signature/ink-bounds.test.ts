import { expect, test } from 'vitest';
import { checkUpload } from '../upload-rule/check-upload.ts';
import { inkBounds, signatureName } from './ink-bounds.ts';

const pad = { width: 300, height: 200 };

test('the written part is cropped with a margin, within the pad', () => {
  const strokes = [
    {
      points: [
        { x: 20, y: 50 },
        { x: 100, y: 60 },
      ],
    },
    { points: [{ x: 5, y: 199 }] },
  ];

  expect(inkBounds(strokes, pad, 10)).toEqual({ left: 0, top: 40, width: 110, height: 160 });
});

test('an empty pad has no ink', () => {
  expect(inkBounds([], pad, 10)).toBeNull();
});

test.each([
  ['林小美', '林小美.png'],
  ['Smith, J. (Sales)', 'Smith J (Sales).png'],
  ['a/b\\c\u202Ed', 'abcd.png'],
  [undefined, 'signature.png'],
  ['，.', 'signature.png'],
])('a signature of %j is called %s', (person, name) => {
  expect(signatureName(person)).toBe(name);
});

test('its file name passes all rules, however long the person’s name', () => {
  const name = signatureName('字'.repeat(200));

  expect(checkUpload('signature', [{ name, fileSize: 10 }], { name: '簽名' }, 0)).toEqual([]);
});
