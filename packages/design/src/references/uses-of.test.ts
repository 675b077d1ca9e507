import { expect, test } from 'vitest';
import { documentsOf } from '../document/documents.ts';
import { applyGroup } from '../group/apply-group.ts';
import { flow, form, list, model, sampleDocuments } from '../testing/sample-documents.ts';
import { usesOf } from './uses-of.ts';

const path = ['controls', 'title', 'options', 'computeFormula'];
const edited = applyGroup(
  sampleDocuments,
  [
    { op: 'set', document: form, path, value: 'price * 2' },
    { op: 'set', document: flow, path: ['routes', 'go', 'condition'], value: 'note != ""' },
  ],
  documentsOf([]),
);
const documents = edited.fits ? edited.documents : sampleDocuments;

test('an item is used by forms and lists of its model, and by formulas', () => {
  expect(usesOf(documents, model, ['dataItems', 'price'])).toEqual([
    { document: form, isInFormula: true },
    { document: list, isInFormula: false },
  ]);
  expect(usesOf(documents, model, ['dataItems', 'note'])).toEqual([
    { document: form, isInFormula: false },
    { document: flow, isInFormula: true },
  ]);
});

test('an item of which nothing is known is used nowhere', () => {
  expect(usesOf(documents, model, ['dataItems', 'elsewhere'])).toEqual([]);
});
