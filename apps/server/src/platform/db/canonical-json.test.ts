import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('the order of keys makes no other text, at any depth', () => {
  const text = canonicalJson({ b: [{ d: 1, c: null }], a: 'x' });

  expect(text).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(canonicalJson({ a: 'x', b: [{ c: null, d: 1 }] })).toBe(text);
});

test('a member without a value is left out; nothing at all reads as null', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(canonicalJson(undefined)).toBe('null');
});

test('the text reads back as the same content and does not change by that', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = canonicalJson(value);

      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
