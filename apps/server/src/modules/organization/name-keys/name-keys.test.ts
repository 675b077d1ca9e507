import { expect, test } from 'vitest';
import { nameKeys } from './name-keys.ts';
import { keyOfTyped } from './typed-key.ts';
import { zhuyinOf } from './zhuyin.ts';

function finds(name: string, typed: string): boolean {
  const key = keyOfTyped(typed);
  return key !== null && nameKeys(name).includes(` ${key}`);
}

test.each([
  ['林雅婷', 'linyating'],
  ['林雅婷', 'lin ya'],
  ['林雅婷', 'lyt'],
  ['林雅婷', 'LYT'],
  ['林雅婷', 'yating'],
  ['林雅婷', 'ㄌㄧㄊ'],
  ['林雅婷', 'ㄌㄧㄣˊ ㄧㄚˇ'],
  ['單雄信', 'shanxiongxin'],
  ['樂嘉', 'yue'],
  ['呂秀蓮', 'lǚ'],
  ['呂秀蓮', 'lu'],
  ['呂秀蓮', 'lyu'],
  ['重慶分公司', 'chongqing'],
  ['財務部', 'cwb'],
  ['Kevin 陳', 'chen'],
])('%s is found by %s', (name, typed) => {
  expect(finds(name, typed)).toBe(true);
});

test.each([
  ['林雅婷', 'inyating'],
  ['林雅婷', 'ltx'],
  ['Kevin', 'kevin'],
  ['林雅婷', '%'],
])('%s is not found by %s', (name, typed) => {
  expect(finds(name, typed)).toBe(false);
});

test.each([
  ['zhi', 'ㄓ'],
  ['si', 'ㄙ'],
  ['ri', 'ㄖ'],
  ['qiong', 'ㄑㄩㄥ'],
  ['xue', 'ㄒㄩㄝ'],
  ['juan', 'ㄐㄩㄢ'],
  ['zhuang', 'ㄓㄨㄤ'],
  ['nv', 'ㄋㄩ'],
  ['lve', 'ㄌㄩㄝ'],
  ['liu', 'ㄌㄧㄡ'],
  ['yuan', 'ㄩㄢ'],
  ['weng', 'ㄨㄥ'],
  ['er', 'ㄦ'],
  ['ai', 'ㄞ'],
  ['gui', 'ㄍㄨㄟ'],
])('%s is written %s', (syllable, zhuyin) => {
  expect(zhuyinOf(syllable)).toBe(zhuyin);
});

test('a long name with many readings has a bounded number of keys', () => {
  expect(nameKeys('重單樂行長'.repeat(20)).length).toBeLessThan(100_000);
});
