import type { DocumentKey } from '@inkstone/schema';
import { describe, expect, test } from 'vitest';
import { documentId, documentsOf, type Documents } from '../document/documents.ts';
import { applyGroup } from '../group/apply-group.ts';
import type { Json } from '../document/json.ts';
import type { Operation } from '../operation/operation.ts';
import { flow, form, page, print, role, rule, sampleDocuments, scenario } from '../testing/sample-documents.ts';
import { removalOf } from './removal.ts';
import { replacementsOf, replacing } from './replacement.ts';
import { usesOf } from './uses-of.ts';

function after(documents: Documents, operations: readonly Operation[]): Documents {
  const result = applyGroup(documents, operations, documentsOf([]));
  if (!result.fits) throw new Error(`${result.issue.code} ${result.issue.path.join('.')}`);
  return result.documents;
}

const beside = <K extends DocumentKey>(key: K): K => ({ ...key, code: 'other' });
const ofOrder = { name: 'other', schemaCode: 'order' } as const;
const insert = (document: DocumentKey, value: Readonly<Record<string, Json>>): Operation => ({ op: 'insert', document, path: [], value });

/** A second document of each kind, and what names the first ones. */
const documents = after(sampleDocuments, [
  insert(beside(rule), { ...ofOrder, trigger: 'called', actions: [] }),
  insert(beside(print), { name: 'other', formCode: 'paper' }),
  insert(beside(scenario), { name: 'other', workflowCode: 'flow' }),
  insert(beside(role), { name: 'other', grants: [] }),
  insert({ ...rule, code: 'elsewhere' }, { name: 'other', schemaCode: 'another', trigger: 'called', actions: [] }),
  {
    op: 'insert',
    document: form,
    path: ['buttons', 'push'],
    value: { name: 'Push', on: ['form'], does: { kind: 'rule', rule: 'stock' } },
  },
  {
    op: 'insert',
    document: flow,
    path: ['activities', 'book'],
    value: { kind: 'service', name: 'Book', task: { kind: 'rule', rule: 'stock' } },
  },
]);

describe('a document is shown with its uses, and another one is offered in its place', () => {
  test.each<[DocumentKey, readonly DocumentKey[]]>([
    [rule, [form, flow]],
    [role, [page]],
  ])('%o', (key, uses) => {
    expect(usesOf(documents, key, []).map(({ document }) => document)).toEqual(uses);
    expect(replacementsOf(documents, key)).toEqual([beside(key)]);

    const replaced = after(documents, replacing(documents, key, beside(key)));

    expect(usesOf(replaced, key, [])).toEqual([]);
    expect(usesOf(replaced, beside(key), []).map(({ document }) => document)).toEqual(uses);
    expect(after(replaced, removalOf(replaced, key).operations).has(documentId(key))).toBe(false);
  });
});

test.each<DocumentKey>([print, scenario])('nothing names %o, so nothing has to name another one', (key) => {
  expect(usesOf(documents, key, [])).toEqual([]);
  expect(removalOf(documents, key)).toEqual({ along: [], entries: [], operations: [{ op: 'remove', document: key, path: [] }] });
});
