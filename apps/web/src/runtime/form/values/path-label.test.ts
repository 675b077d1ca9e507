import { controlModels } from '@inkstone/controls/models';
import { createForm } from '@inkstone/form-engine';
import { beforeEach, expect, test } from 'vitest';
import { pathLabel } from './path-label.ts';

const translate = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ');

let form: ReturnType<typeof createForm>;
beforeEach(() => {
  form = createForm({
    controls: controlModels,
    definition: {
      code: 'claim',
      name: 'Claim',
      schemaCode: 'claim',
      layout: [{ columns: [{ control: 'reason' }] }, { columns: [{ control: 'items' }] }],
      controls: [
        { key: 'reason', type: 'text', options: { name: '事由' } },
        {
          key: 'items',
          type: 'sheet',
          options: { name: '明細' },
          columns: [{ key: 'price', type: 'number', options: { name: '單價' } }],
        },
      ],
    },
    values: { items: [{ id: 'r1' }, { id: 'r2' }] },
    stored: true,
    environment: { locale: 'zh', timeZone: 'Asia/Taipei', now: () => new Date('2026-11-21T00:00:00Z') },
  });
});

test.each([
  ['reason', '事由'],
  ['items[r2].price', 'issueRow 明細 2 單價'],
  ['items[r2]', '明細'],
  ['', 'wholeForm'],
])('%s is labelled %s', (path, label) => {
  expect(pathLabel(form, path, 'zh', translate)).toBe(label);
});
