import { expect, test } from 'vitest';
import { readForm } from '../form-content.ts';
import { cyclesIn, readersOf, rulesOf } from './form-rules.ts';

const content = readForm({
  controls: [
    { key: 'days', type: 'number', options: { name: '天數', computeFormula: 'datediff(begin, end)', requiredFormula: 'true' } },
    {
      key: 'begin',
      type: 'date',
      options: { name: '開始', verifyFormula: JSON.stringify({ type: 'date', rule: '<=', select: 'end', prompt: '', defaultPrompt: '' }) },
    },
    { key: 'end', type: 'date', options: { name: '結束' } },
    {
      key: 'reason',
      type: 'text',
      options: {
        name: '事由',
        displayFormula: 'days > 3',
        onChange: [{ step: 'set', field: 'total', formula: 'days * 2', when: 'end is not empty' }],
      },
    },
    { key: 'total', type: 'number', options: { name: '合計', computeFormula: 'sum(lines.sum)' } },
    {
      key: 'lines',
      type: 'sheet',
      options: { name: '明細' },
      columns: [
        { key: 'days', type: 'number', options: { name: '天' } },
        { key: 'sum', type: 'number', options: { name: '小計', computeFormula: 'days * total' } },
      ],
    },
  ],
});

const rules = rulesOf(content, {});

test('rules name the controls that they read; in a column a column comes first', () => {
  expect(rules.map(({ control, option, kind, reads }) => [control, option, kind, reads])).toEqual([
    ['days', 'requiredFormula', 'required', []],
    ['days', 'computeFormula', 'value', ['begin', 'end']],
    ['begin', 'verifyFormula', 'check', ['end']],
    ['reason', 'displayFormula', 'display', ['days']],
    ['reason', 'onChange', 'event', ['days', 'end']],
    ['total', 'computeFormula', 'value', ['lines.sum']],
    ['lines.sum', 'computeFormula', 'value', ['lines.days', 'total']],
  ]);
});

test('a check on submit says what it compares', () => {
  expect(rules.find(({ option }) => option === 'verifyFormula')?.formula).toBe('{begin} <= {end}');
});

test('each control names the rules that read it', () => {
  const readers = readersOf(rules);

  expect(readers.get('end')?.map(({ control }) => control)).toEqual(['days', 'begin', 'reason']);
  expect(readers.get('lines.days')?.map(({ control }) => control)).toEqual(['lines.sum']);
});

test('cycles are named', () => {
  expect(cyclesIn(rules)).toEqual([['total', 'lines.sum', 'total']]);
});
