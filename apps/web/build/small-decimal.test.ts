import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { unusedFunctions, withoutUnused } from './small-decimal.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('decimal.js of browsers lacks the unused functions and nothing else', async () => {
  const url = `data:text/javascript,${encodeURIComponent(withoutUnused(read('node_modules/decimal.js/decimal.mjs')))}`;
  const small = ((await import(/* @vite-ignore */ url)) as { readonly Decimal: typeof Decimal }).Decimal;
  // A method with two names is kept or left out under both.
  const methods = Object.entries(Decimal.prototype);
  const unused = new Set(methods.filter(([name]) => unusedFunctions.has(name)).map(([, method]) => method));
  expect(unused.size).toBeGreaterThan(20);
  expect(Object.keys(small.prototype)).toEqual(methods.filter(([, method]) => !unused.has(method)).map(([name]) => name));
  expect(Object.keys(small)).toEqual(Object.keys(Decimal).filter((name) => !unusedFunctions.has(name)));
  const calculate = (Type: typeof Decimal) =>
    String(new Type('1.1').pow('0.5').times(3).modulo(2).plus(Type.max('0x10', 5)).dividedBy(7).toDecimalPlaces(15).toPrecision(12));
  expect(calculate(small)).toBe(calculate(Decimal));
});

test('nothing calls a function that browsers do not have', () => {
  const call = new RegExp(String.raw`(?<!\bMath|\bconsole|\blog(?:ger)?)\.(?:${[...unusedFunctions].join('|')})\(`, 'g');
  const users = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((path) => /\b(?:to)?Decimal\b/.test(read(path)));
  expect(users.length).toBeGreaterThan(20);
  expect(users.flatMap((path) => (read(path).match(call) ?? []).map((found) => `${path}: ${found}`))).toEqual([]);
});
