import { controlModels } from '@inkstone/controls/models';
import { createForm } from '@inkstone/form-engine';
import { expect, test } from 'vitest';
import { shownValues } from './shown-values.ts';

test('computed values are sent by control, and by cell in sub-tables; entered ones are not', () => {
  const number = (key: string, computeFormula?: string) => ({
    key,
    type: 'number' as const,
    options: { name: key, ...(computeFormula && { computeFormula }) },
  });
  const form = createForm({
    controls: controlModels,
    definition: {
      code: 'claim',
      name: 'Claim',
      schemaCode: 'claim',
      layout: [],
      controls: [
        number('fee'),
        number('total', 'sum(items.cost) + fee'),
        { key: 'items', type: 'sheet', options: { name: 'items' }, columns: [number('price'), number('cost', 'price * 2')] },
      ],
    },
    values: {
      fee: 1,
      items: [
        { id: 'r1', price: 5 },
        { id: 'r2', price: 7 },
      ] as never,
    },
    environment: { locale: 'zh', timeZone: 'Asia/Taipei', now: () => new Date('2026-11-21T00:00:00Z') },
  });

  expect(shownValues(form)).toEqual({ total: 25, 'items[r1].cost': 10, 'items[r2].cost': 14 });
});
