import type { FormDefinition } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { testForm } from './test-form.ts';

const amount = { name: '金額', format: 'decimal2', computeFormula: 'qty * price' };
const definition: FormDefinition = {
  code: 'claim',
  name: '報銷',
  schemaCode: 'claim',
  layout: [],
  controls: [
    { key: 'reason', type: 'text', options: { name: '事由', required: true } },
    { key: 'price', type: 'number', options: { name: '單價', maxNumber: 10 } },
    {
      key: 'items',
      type: 'sheet',
      options: { name: '明細' },
      columns: [
        { key: 'qty', type: 'number', options: { name: '數量' } },
        { key: 'price', type: 'number', options: { name: '單價' } },
        { key: 'amount', type: 'number', options: amount },
      ],
    },
    { key: 'total', type: 'number', options: { name: '合計', computeFormula: 'sum(items.amount)' } },
  ],
};

describe('TestForm drives a form as a person would', () => {
  it('reports an issue when a field is left, and all issues at submitting', () => {
    testForm(definition)
      .type('price', '12')
      .expectIssue('price', 'Max')
      .expectStatus('price', 'invalid')
      .type('price', '8')
      .expectNoIssue('price')
      .expectInvalid('reason Required', 'items rowEmpty')
      .type('reason', '出差')
      .addRow('items', { qty: 2 })
      .type('items[1].price', '3')
      .expectReadonly('total', 'items[1].amount')
      .expectValues({ total: 6 })
      .expectValid();
  });

  it('refuses what a person could not do', () => {
    const form = testForm(definition);

    expect(() => form.type('total', 1)).toThrow('total cannot be edited');
    expect(() => form.type('items[1].qty', 1)).toThrow('items has no row 1');
    expect(() => form.expectIssue('reason', 'Max')).toThrow('reason has no issue Max, but none');
  });
});
