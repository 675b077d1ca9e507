import { documentsOf } from '@inkstone/design';
import { expect, test } from 'vitest';
import { usedDictionaries } from './used-dictionaries.ts';

test('dictionaries are found in choices, in suggestions and in columns', () => {
  const form = { kind: 'form', schemaCode: 'order', code: 'order' } as const;
  const content = {
    controls: [
      { key: 'trade', type: 'dropdown', options: { name: 'Trade', choiceSource: { kind: 'dictionary', dictionaryId: 'trades' } } },
      { key: 'plain', type: 'text', options: { name: 'Plain' } },
      {
        key: 'lines',
        type: 'sheet',
        options: { name: 'Lines' },
        columns: [{ key: 'court', type: 'text', options: { name: 'Court', dictionaryData: { dictionaryId: 'courts' } } }],
      },
    ],
  };

  const used = usedDictionaries(documentsOf([{ key: form, content }]));

  expect([...used].map(([code, uses]) => [code, uses.map(({ control }) => control)])).toEqual([
    ['trades', ['trade']],
    ['courts', ['lines.court']],
  ]);
});
