import { expect, test } from 'vitest';
import { documentsOf } from '../document/documents.ts';
import { applyGroup } from '../group/apply-group.ts';
import { flow, form, list, model, page, print, role, rule, sampleDocuments, scenario } from '../testing/sample-documents.ts';
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

test('an item is used by forms, lists, rules, scenarios and roles of its model, and by formulas', () => {
  expect(usesOf(documents, model, ['dataItems', 'price'])).toEqual([
    { document: form, isInFormula: true },
    { document: list, isInFormula: false },
    { document: rule, isInFormula: true },
    { document: scenario, isInFormula: false },
    { document: role, isInFormula: false },
  ]);
  expect(usesOf(documents, model, ['dataItems', 'note'])).toEqual([
    { document: form, isInFormula: false },
    { document: flow, isInFormula: true },
    { document: print, isInFormula: false },
  ]);
  expect(usesOf(documents, flow, ['activities', 'end'])).toEqual([{ document: scenario, isInFormula: false }]);
  expect(usesOf(documents, role, [])).toEqual([{ document: page, isInFormula: false }]);
});

test('an item of which nothing is known is used nowhere', () => {
  expect(usesOf(documents, model, ['dataItems', 'elsewhere'])).toEqual([]);
});
