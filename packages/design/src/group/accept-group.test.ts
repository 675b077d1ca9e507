import { expect, test } from 'vitest';
import { documentId, documentsOf, type Documents } from '../document/documents.ts';
import type { Operation } from '../operation/operation.ts';
import { edit } from '../replica/edit.ts';
import { join } from '../replica/join.ts';
import { openReplica } from '../replica/replica.ts';
import { list, model, sampleDocuments } from '../testing/sample-documents.ts';
import { acceptGroup, type ConfirmedGroup } from './accept-group.ts';
import { applyGroup } from './apply-group.ts';

const published = documentsOf([]);

function applied(...operations: readonly Operation[]): Documents {
  const result = applyGroup(sampleDocuments, operations, published);
  if (!result.fits) throw new Error(result.issue.code);
  return result.documents;
}

const group = { key: 'mine', operations: [{ op: 'set', document: list, path: ['filters'], value: ['price', 'title'] }] } as const;

test('a group that was made before somebody else changed something else is applied as it is', () => {
  const other: Operation = { op: 'set', document: model, path: ['name'], value: '請購單' };

  const answer = acceptGroup(applied(other), group, { since: [{ revision: 1, key: 'theirs', operations: [other] }], published });

  expect(answer).toMatchObject({ accepted: true });
});

test('a group that was made before a rename is accepted only when its author has carried it over', () => {
  const rename: Operation = { op: 'rename', document: model, path: ['dataItems', 'price'], to: 'amount' };
  const theirs: ConfirmedGroup = { revision: 1, key: 'theirs', operations: [rename] };
  const documents = applied(rename);
  const edited = edit(openReplica({ revision: 0, documents: sampleDocuments, published }), group);
  if (!edited.fits) throw new Error(edited.issue.code);

  const before = acceptGroup(documents, group, { since: [theirs], published });
  const [carried] = join(edited.replica, [theirs]).pending;
  const after = acceptGroup(documents, carried!, { since: [], published });

  expect(before).toEqual({ accepted: false, behind: true });
  expect(after.accepted && after.documents.get(documentId(list))!.content['filters']).toEqual(['amount', 'title']);
});
