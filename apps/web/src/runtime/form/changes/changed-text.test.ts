import { expect, test } from 'vitest';
import { controlModels } from '@inkstone/controls/models';
import { createForm } from '@inkstone/form-engine';
import { formDefinitionSchema, fullPermission } from '@inkstone/schema';
import { changedText } from './changed-text.ts';

const definition = formDefinitionSchema.parse({
  code: 'order',
  name: '訂單',
  schemaCode: 'order',
  controls: [
    { key: 'amount', type: 'number', options: { name: '金額', format: 2 } },
    {
      key: 'items',
      type: 'sheet',
      options: { name: '明細' },
      columns: [
        { key: 'item', type: 'text', options: { name: '品項' } },
        { key: 'count', type: 'number', options: { name: '數量' } },
      ],
    },
  ],
  layout: [{ columns: [{ control: 'amount' }] }, { columns: [{ control: 'items' }] }],
});

function opened() {
  return createForm({
    definition,
    controls: controlModels,
    values: { amount: 5, items: [{ id: 'r1', item: 'desk', count: 1 }] },
    permission: fullPermission,
    stored: true,
    environment: {
      locale: 'zh',
      timeZone: 'Asia/Taipei',
      now: () => new Date('2026-01-01T00:00:00Z'),
      user: { id: 'u', name: 'u', unitType: 3 },
    },
  });
}

test('a value is formatted by its control, also in a deleted row', () => {
  const form = opened();

  expect(changedText(form, 'amount', 1200, 'zh')).toBe(form.field('amount').model.format(1200 as never, contextOf(form)));
  expect(changedText(form, 'items[r1].count', 3, 'zh')).toBe('3');
  expect(changedText(form, 'items[gone].item', 'chair', 'zh')).toBe('chair');
  expect(changedText(form, 'amount', null, 'zh')).toBe('');
});

test('a whole row is formatted by its columns, without the empty ones', () => {
  const form = opened();

  expect(changedText(form, 'items[r2]', { id: 'r2', item: 'lamp', count: 2 }, 'zh')).toBe('品項 lamp · 數量 2');
  expect(changedText(form, 'items[r2]', { id: 'r2', item: 'lamp', count: null }, 'zh')).toBe('品項 lamp');
});

test('a value that is no longer in the form shows no internal characters', () => {
  const form = opened();

  expect(changedText(form, 'gone', 'old text', 'zh')).toBe('old text');
  expect(changedText(form, 'gone', [{ id: 'x' }], 'zh')).toBe('…');
});

function contextOf(form: ReturnType<typeof opened>) {
  const { now, timeZone } = form.environment;
  return { options: form.field('amount').options.peek(), label: '金額', locale: 'zh' as const, timeZone, now };
}
