import { controlModels } from '@inkstone/controls/models';
import { createForm } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { applyFitting } from './apply-fitting.ts';

const open = () =>
  createForm({
    definition: {
      code: 'order',
      name: '訂單',
      schemaCode: 'order',
      controls: [
        { key: 'note', type: 'text', options: { name: '備註' } },
        { key: 'closed', type: 'text', options: { name: '結案' } },
        { key: 'items', type: 'sheet', options: { name: '明細' }, columns: [{ key: 'name', type: 'text', options: { name: '品名' } }] },
      ],
      layout: [{ columns: [{ control: 'note' }, { control: 'closed' }] }, { columns: [{ control: 'items' }] }],
    },
    controls: controlModels,
    permission: { others: { e: true, v: true }, controls: { closed: { e: false, v: true, r: false } } },
    environment: { locale: 'zh', timeZone: 'Asia/Taipei', now: () => new Date('2026-11-20T00:00:00Z') },
  } as unknown as Parameters<typeof createForm>[0]);

const row = (id: string) => ({ added: [id], removed: [] });

test('values that the form refuses do not prevent the others', () => {
  const form = open();

  applyFitting(form, { values: { note: '急件', gone: 1, closed: '是' }, rows: {} });

  expect(form.values()).toMatchObject({ note: '急件', closed: null });
});

test('rows of a sheet that no longer exists are left out with their cells', () => {
  const form = open();
  const values = { 'items[r1].name': '紙', 'parts[r2].name': '筆' };

  applyFitting(form, { values, rows: { items: row('r1'), parts: row('r2') } });

  expect(form.patch()).toMatchObject({ values: { 'items[r1].name': '紙' }, rows: { items: { added: ['r1'] } } });
});

test('a patch of which nothing fits changes nothing', () => {
  const form = open();
  const patch: Patch = { values: { gone: 1 }, rows: { parts: row('r2') } };

  applyFitting(form, patch);

  expect(form.patch()).toMatchObject({ values: {}, rows: {} });
});
