import { describe, expect, test } from 'vitest';
import { documentId, documentsOf, type Documents } from '../document/documents.ts';
import { applyGroup } from '../group/apply-group.ts';
import type { Operation } from '../operation/operation.ts';
import { flow, form, list, model, print, sampleDocuments, scenario } from '../testing/sample-documents.ts';
import { goesAlong, removalOf } from './removal.ts';
import { replacementsOf, replacing } from './replacement.ts';
import { usesOf } from './uses-of.ts';

const app = { kind: 'app', code: 'shop' } as const;
const otherList = { kind: 'list', schemaCode: 'order', code: 'open' } as const;
const page = { kind: 'page', code: 'home' } as const;
const otherPrint = { kind: 'print', schemaCode: 'order', code: 'other' } as const;

function after(documents: Documents, operations: readonly Operation[]): Documents {
  const result = applyGroup(documents, operations, documentsOf([]));
  if (!result.fits) throw new Error(`${result.issue.code} ${result.issue.path.join('.')}`);
  return result.documents;
}

const entry = { code: 'orders', name: '訂單', schemaCode: 'order', formCode: 'paper', listCode: 'all', workflowCode: 'flow' };
const picker = { type: 'relevance-form', options: { name: 'x', schemaCode: 'order', queryCode: 'all' } };
const samples = [model, form, list, flow].map((key) => sampleDocuments.get(documentId(key))!);
const documents = after(documentsOf([...samples, { key: app, content: { code: 'shop', name: '商店', functions: [entry] } }]), [
  { op: 'insert', document: otherList, path: [], value: { name: '未結', columns: [] } },
  {
    op: 'insert',
    document: page,
    path: [],
    value: { name: '首頁', cards: [{ code: 'latest', kind: 'list', schemaCode: 'order', listCode: 'all' }] },
  },
  { op: 'insert', document: form, path: ['controls', 'before'], value: picker },
]);

test('a list is used by the menu, by cards and by pickers', () => {
  expect(usesOf(documents, list, []).map(({ document }) => document)).toEqual([form, app, page]);
});

describe('what names a list names another one instead', () => {
  test('lists of the same model are offered', () => {
    expect(replacementsOf(documents, list)).toEqual([otherList]);
    expect([replacementsOf(documents, model), replacementsOf(documents, app), replacementsOf(documents, flow)]).toEqual([[], [], []]);
  });

  test('everywhere, so that nothing is left of it', () => {
    const replaced = after(documents, replacing(documents, list, otherList));
    const removed = after(replaced, removalOf(replaced, list).operations);

    expect(usesOf(replaced, list, [])).toEqual([]);
    expect(removed.get('app/shop')!.content['functions']).toEqual([{ ...entry, listCode: 'open' }]);
    expect(removed.get('page/home')!.content['cards']).toMatchObject([{ listCode: 'open' }]);
    expect(JSON.stringify(removed.get('form/order/paper'))).toContain('"queryCode":"open"');
    expect(removed.has('list/order/all')).toBe(false);
  });

  test('unless somebody changed the place meanwhile', () => {
    const operations = replacing(documents, list, otherList);
    const changed = after(documents, [{ op: 'set', document: app, path: ['functions', 'orders', 'listCode'], value: 'third' }]);

    expect(applyGroup(changed, operations, documentsOf([]))).toMatchObject({ fits: false, issue: { code: 'ChangedMeanwhile' } });
  });
});

describe('with a document goes what is nothing without it', () => {
  test('a model takes its forms, its lists and its menu entries along', () => {
    const removal = removalOf(documents, model);
    const left = after(documents, removal.operations);

    expect(removal.along).toEqual([form, list, otherList]);
    expect(removal.entries).toEqual(['orders']);
    expect([...left.keys()].sort()).toEqual(['app/shop', 'page/home', 'workflow/flow']);
    expect(usesOf(left, model, []).map(({ document }) => document)).toEqual([flow, page]);
  });

  test('a form takes its print templates along, a workflow its scenarios', () => {
    const withBoth = after(documents, [
      { op: 'insert', document: print, path: [], value: { name: '單據', formCode: 'paper' } },
      { op: 'insert', document: otherPrint, path: [], value: { name: '其他', formCode: 'other' } },
      { op: 'insert', document: scenario, path: [], value: { name: '一般', workflowCode: 'flow' } },
    ]);
    const removals = [removalOf(withBoth, form), removalOf(withBoth, flow)];
    const left = removals.map(({ operations }) => after(withBoth, operations));

    expect(removals.map(({ along }) => along)).toEqual([[print], [scenario]]);
    expect(left.map((all) => [print, scenario, otherPrint].map((key) => all.has(documentId(key))))).toEqual([
      [false, true, true],
      [true, false, true],
    ]);
    expect(
      usesOf(withBoth, form, [])
        .filter(({ document }) => !goesAlong(removals[0]!, document))
        .map(({ document }) => document),
    ).toEqual([app]);
  });

  test.each([
    [form, []],
    [list, [{ ...entry, listCode: undefined }]],
    [flow, [{ ...entry, workflowCode: undefined }]],
  ])('%o', (key, functions) => {
    const left = after(documents, removalOf(documents, key).operations);

    expect(left.get('app/shop')!.content['functions'] ?? []).toEqual(functions.map((each) => JSON.parse(JSON.stringify(each)) as object));
  });

  test('the removal is taken back as one', () => {
    const { operations } = removalOf(documents, model);
    const result = applyGroup(documents, operations, documentsOf([]));
    const back = result.fits && applyGroup(result.documents, result.inverse, documentsOf([]));

    const textOf = (all: Documents) => JSON.stringify([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(back && back.fits && textOf(back.documents)).toBe(textOf(documents));
  });
});
