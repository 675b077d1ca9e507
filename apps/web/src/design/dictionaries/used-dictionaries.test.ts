import { applyGroup, documentId, documentsOf } from '@inkstone/design';
import { expect, test } from 'vitest';
import { replacingDictionary, usedDictionaries } from './used-dictionaries.ts';

const form = { kind: 'form', schemaCode: 'order', code: 'order' } as const;

test('dictionaries are found in choices, in suggestions and in columns, and another one takes their place', () => {
  const choiceSource = { kind: 'dictionary', dictionaryId: 'trades', displayType: 'tree', selected: ['smith'] };
  const content = {
    controls: [
      { key: 'trade', type: 'dropdown', options: { name: 'Trade', choiceSource } },
      { key: 'plain', type: 'text', options: { name: 'Plain' } },
      {
        key: 'lines',
        type: 'sheet',
        options: { name: 'Lines' },
        columns: [{ key: 'court', type: 'text', options: { name: 'Court', dictionaryData: { dictionaryId: 'courts' } } }],
      },
    ],
  };

  const documents = documentsOf([{ key: form, content }]);

  const used = usedDictionaries(documents);
  const replaced = applyGroup(
    documents,
    [...used].flatMap(([code, uses]) => replacingDictionary(uses, `new_${code}`)),
    documentsOf([]),
  );

  expect([...used].map(([code, uses]) => [code, uses.map(({ control }) => control)])).toEqual([
    ['trades', ['trade']],
    ['courts', ['lines.court']],
  ]);
  const [trade, , lines] = replaced.fits ? (replaced.documents.get(documentId(form))!.content['controls'] as typeof content.controls) : [];
  expect(trade!.options).toMatchObject({ choiceSource: { kind: 'dictionary', dictionaryId: 'new_trades', displayType: 'tree' } });
  expect(trade!.options.choiceSource).not.toHaveProperty('selected');
  expect(lines!.columns![0]!.options).toMatchObject({ dictionaryData: { dictionaryId: 'new_courts' } });
});
