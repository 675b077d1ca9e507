import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalDocument } from '../canonical/canonical-document.ts';
import { documentsOf, type Documents } from '../document/documents.ts';
import { applyGroup } from '../group/apply-group.ts';
import type { Operation } from '../operation/operation.ts';
import { randomOperations } from '../testing/random-operations.ts';
import { form, list, model, sampleDocuments } from '../testing/sample-documents.ts';
import { changeOf } from './change.ts';
import { changePlace, changeText } from './change-text.ts';
import { changesBetween } from './changes-between.ts';

const nothing = documentsOf([]);

function after(...operations: readonly Operation[]): Documents {
  const result = applyGroup(sampleDocuments, operations, nothing);
  if (!result.fits) throw new Error(result.issue.code);
  return result.documents;
}

const told = (documents: Documents) =>
  changesBetween(sampleDocuments, documents).map((change) => changeText(change, [sampleDocuments, documents], 'zh'));

test.each<[string, Operation]>([
  [
    '資料模型「訂單」的資料項「price」的名稱由「price」改為「單價」',
    { op: 'set', document: model, path: ['dataItems', 'price', 'name'], value: '單價' },
  ],
  ['新增資料模型「訂單」的資料項「數量」', { op: 'insert', document: model, path: ['dataItems', 'amount'], value: { name: '數量' } }],
  ['刪除資料模型「訂單」的資料項「note」', { op: 'remove', document: model, path: ['dataItems', 'note'] }],
  ['調整了資料模型「訂單」的資料項的順序或位置', { op: 'move', document: model, path: ['dataItems', 'note'], at: { after: null } }],
  [
    '表單「訂單」的控制項「price」的提示設為「含稅」',
    { op: 'set', document: form, path: ['controls', 'price', 'options', 'tips'], value: '含稅' },
  ],
  ['修改了表單「訂單」的版面', { op: 'move', document: form, path: ['layout', 'price'], at: { firstIn: null } }],
  ['清除清單「全部」的篩選欄位', { op: 'set', document: list, path: ['filters'] }],
  ['刪除清單「全部」', { op: 'remove', document: list, path: [] }],
])('%s', (words, operation) => {
  expect(told(after(operation))).toEqual([words]);
});

test('operations are told in both languages, with the codes of a rename', () => {
  const rename: Operation = { op: 'rename', document: model, path: ['dataItems', 'price'], to: 'cost' };

  expect(changeText(changeOf(rename), [sampleDocuments], 'zh')).toBe('資料模型「訂單」的資料項「price」的編碼由「price」改為「cost」');
  expect(changeText(changeOf(rename), [sampleDocuments], 'en')).toBe(
    'Changed the code of data item "price" of model "訂單" from "price" to "cost"',
  );
});

test('whatever is edited, the changes are none exactly when the documents mean the same, and each has words', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }), { maxLength: 12 }), (edits) => {
      let documents = sampleDocuments;
      for (const picks of edits) {
        let at = 0;
        const operations = randomOperations(documents, (count) => picks[at++ % picks.length]! % count);
        const result = applyGroup(documents, operations, nothing);
        for (const locale of ['zh', 'en'] as const)
          for (const operation of operations) expect(changeText(changeOf(operation), [documents], locale)).not.toMatch(/\{|undefined/);
        if (result.fits) ({ documents } = result);
      }

      const changes = changesBetween(sampleDocuments, documents);

      expect(changes.length === 0).toBe(textOf(documents) === textOf(sampleDocuments));
      for (const locale of ['zh', 'en'] as const)
        for (const change of changes) expect(changeText(change, [documents, sampleDocuments], locale)).not.toMatch(/\{|undefined/);
    }),
    { numRuns: cases(200) },
  );
});

const textOf = (documents: Documents): string =>
  Array.from(documents, ([id, document]) => `${id} ${canonicalDocument(document)}`)
    .toSorted()
    .join('\n');

test('a change names its place without what it became', () => {
  const changes = changesBetween(
    sampleDocuments,
    after({ op: 'set', document: model, path: ['dataItems', 'price', 'name'], value: '單價' }),
  );

  expect(changes.map((change) => changePlace(change, [sampleDocuments], 'zh'))).toEqual(['資料模型「訂單」的資料項「price」的名稱']);
  expect(changes.map((change) => changePlace(change, [sampleDocuments], 'en'))).toEqual(['name of data item "price" of model "訂單"']);
});
