import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('the order of keys does not change the text, at any depth', () => {
  const text = canonicalJson({ b: [{ d: 1, c: null }], a: 'x' });

  expect(text).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(canonicalJson({ a: 'x', b: [{ c: null, d: 1 }] })).toBe(text);
});

test('keys are sorted like texts, however many there are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.string().filter((key) => key !== '__proto__'),
        { maxLength: 60 },
      ),
      (keys) => {
        // Whole numbers come first in any object.
        const named = keys.map((key) => `k${key}`);
        const text = canonicalJson(Object.fromEntries(named.map((key) => [key, 1])));

        expect(Object.keys(JSON.parse(text) as object)).toEqual(named.toSorted());
      },
    ),
  );
});

test('an undefined member is omitted; undefined itself becomes null', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(canonicalJson(undefined)).toBe('null');
});

test('parsing and writing the text again does not change it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = canonicalJson(value);

      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
