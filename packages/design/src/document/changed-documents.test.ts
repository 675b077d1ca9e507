import { expect, test } from 'vitest';
import { form, list, sampleDocuments } from '../testing/sample-documents.ts';
import { changedDocuments } from './changed-documents.ts';
import { documentId, withDocument } from './documents.ts';

test('only what means something else differs: neither the order of properties nor an empty list', () => {
  const { content } = sampleDocuments.get(documentId(form))!;
  const { name, ...rest } = content;
  const reordered = withDocument(sampleDocuments, form, { ...rest, buttons: [], name: name! });

  expect(changedDocuments(sampleDocuments, reordered)).toEqual([]);
});

test('documents that were added, changed and removed are named', () => {
  const added = { kind: 'page', code: 'start' } as const;
  let documents = withDocument(sampleDocuments, added, { code: 'start', name: '首頁' });
  documents = withDocument(documents, form, { ...sampleDocuments.get(documentId(form))!.content, name: '請購單' });
  documents = withDocument(documents, list, undefined);

  expect(changedDocuments(sampleDocuments, documents)).toEqual([
    { key: form, change: 'changed' },
    { key: added, change: 'added' },
    { key: list, change: 'removed' },
  ]);
});
