import { expect, test } from 'vitest';
import { codeFromName, codeFromWords } from './code-from-name.ts';

const free = { taken: new Set<string>(), fallback: 'item' };

test.each([
  ['請假天數', 'qing_jia_tian_shu'],
  ['Unit price', 'unit_price'],
  ['總金額 (NT$)', 'zong_jin_e_nt'],
  ['2026 預算', 'item_2026_yu_suan'],
  ['！？', 'item'],
  ['旅費', 'lv_fei'],
  ['公務車', 'gong_wu_che'],
  ['會計處長', 'kuai_ji_chu_zhang'],
  ['調整差旅費', 'tiao_zheng_chai_lv_fei'],
  ['銀行帳號', 'yin_hang_zhang_hao'],
])('the code of %s is %s', async (name, code) => {
  expect(await codeFromName(name, free)).toBe(code);
});

test('a code that is taken, an SQL keyword or a system field gets a number', () => {
  expect(codeFromWords(['amount'], { ...free, taken: new Set(['amount', 'amount_2']) })).toBe('amount_3');
  expect(codeFromWords(['order'], free)).toBe('order_2');
  expect(codeFromWords(['owner'], free)).toBe('owner_2');
});

test('a long name is cut, and its number fits into the limit', () => {
  const words = ['abcdefghij', 'abcdefghij', 'abcdefghij'];
  const first = codeFromWords(words, free);
  const second = codeFromWords(words, { ...free, taken: new Set([first]) });

  expect([first.length, second]).toEqual([28, 'abcdefghij_abcdefghij_abcd_2']);
});
