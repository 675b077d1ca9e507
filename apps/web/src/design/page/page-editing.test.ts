import { documentsOf } from '@inkstone/design';
import { expect, test } from 'vitest';
import { cardsOf, moveCard, newCard, nextSpan } from './page-editing.ts';

const page = { kind: 'page', code: 'home' } as const;
const cards = cardsOf({ cards: ['a', 'b', 'c'].map((code) => ({ code, kind: 'work', name: code })) });

test('a card moves before another one or to the end, and nowhere if it is there', () => {
  const at = (code: string, before: string | null) => {
    const operation = moveCard(page, cards, code, before);
    return operation && 'at' in operation ? operation.at : null;
  };

  expect([at('c', 'a'), at('a', 'c'), at('a', null), at('c', null), at('b', 'c')]).toEqual([
    { after: null },
    { after: 'b' },
    { after: 'c' },
    null,
    null,
  ]);
});

test('widths go by the columns that there are', () => {
  expect([nextSpan(12, 1), nextSpan(12, -1), nextSpan(24, 1), nextSpan(6, -1), cards[0]!.span]).toEqual([16, 8, 24, 6, 24]);
});

test('a new card shows the first list, model and menu entries', () => {
  const documents = documentsOf([
    { key: { kind: 'model', code: 'order' }, content: {} },
    { key: { kind: 'list', schemaCode: 'order', code: 'orders' }, content: {} },
    { key: { kind: 'app', code: 'shop' }, content: { functions: [{ code: 'orders' }] } },
  ]);
  const card = (kind: 'list' | 'forms' | 'recent') => newCard(documents, { appCode: 'shop', kind, name: 'x' });

  expect(card('list')).toMatchObject({ schemaCode: 'order', listCode: 'orders' });
  expect(card('forms')).toMatchObject({ functions: ['orders'] });
  expect(card('recent')).toMatchObject({ schemaCode: 'order' });
});
