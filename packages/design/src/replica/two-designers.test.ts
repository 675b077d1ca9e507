import type { DocumentKey } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { valueAt } from '../document/change-at.ts';
import { documentId, documentsOf } from '../document/documents.ts';
import type { ConfirmedGroup } from '../group/accept-group.ts';
import type { Operation } from '../operation/operation.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path } from '../shape/path.ts';
import { form, model, sampleDocuments } from '../testing/sample-documents.ts';
import { edit } from './edit.ts';
import { dismiss, join } from './join.ts';
import { openReplica, type Replica } from './replica.ts';
import { undo } from './undo.ts';

const opened = openReplica({ revision: 0, documents: sampleDocuments, published: documentsOf([]) });

function edited(replica: Replica, key: string, ...operations: readonly Operation[]): Replica {
  const result = edit(replica, { key, operations });
  if (!result.fits) throw new Error(result.issue.code);
  return result.replica;
}

const confirmed = (revision: number, key: string, ...operations: readonly Operation[]): ConfirmedGroup => ({ revision, key, operations });

const read = ({ documents }: Replica, key: DocumentKey, path: Path) =>
  valueAt(documents.get(documentId(key))!.content, readPath(documentShapes[key.kind], path)!);

const label: Path = ['controls', 'title', 'options', 'name'];
const nameTitle = (value: string, was: string): Operation => ({ op: 'set', document: form, path: label, value, was: { value: was } });

test('a change of something that somebody else changed first becomes a conflict with both values', () => {
  const mine = edited(opened, 'mine', nameTitle('Subject', 'title'));

  const joined = join(mine, [confirmed(1, 'theirs', nameTitle('Heading', 'title'))]);

  expect(read(joined, form, label)).toBe('Heading');
  expect(joined.pending).toEqual([]);
  expect(joined.conflicts).toMatchObject([{ key: 'mine', issue: { code: 'ChangedMeanwhile', yours: 'Subject', theirs: 'Heading' } }]);
  expect(dismiss(joined, 'mine').conflicts).toEqual([]);
});

test('what the server confirms of the own groups stays the same objects', () => {
  const mine = edited(edited(opened, 'first', nameTitle('Subject', 'title')), 'second', nameTitle('Heading', 'Subject'));
  const [first, second] = mine.pending;

  const half = join(mine, [{ ...first!, revision: 1 }]);
  const whole = join(half, [{ ...second!, revision: 2 }]);

  expect([half.documents, whole.documents]).toEqual([mine.documents, mine.documents]);
  expect(half.documents === mine.documents && whole.documents === mine.documents && whole.confirmed === mine.documents).toBe(true);
  expect(read({ ...half, documents: half.confirmed }, form, label)).toBe('Subject');
});

test('an edit of a control that somebody else renames goes on under the new code', () => {
  const mine = edited(opened, 'mine', nameTitle('Subject', 'title'));

  const joined = join(mine, [confirmed(1, 'theirs', { op: 'rename', document: model, path: ['dataItems', 'title'], to: 'subject' })]);

  expect(joined.conflicts).toEqual([]);
  expect(read(joined, form, ['controls', 'subject', 'options', 'name'])).toBe('Subject');
  const undone = undo(joined, { key: 'undo' });
  expect(undone.kind === 'done' && read(undone.replica, form, ['controls', 'subject', 'options', 'name'])).toBe('title');
});

test('undo leaves and names what somebody else changed since, and takes back the rest', () => {
  const price: Path = ['controls', 'price', 'options', 'name'];
  const namePrice: Operation = { op: 'set', document: form, path: price, value: 'Amount', was: { value: 'price' } };
  const mine = [nameTitle('Subject', 'title'), namePrice] as const;
  const joined = join(edited(opened, 'mine', ...mine), [
    confirmed(1, 'mine', ...mine),
    confirmed(2, 'theirs', nameTitle('Heading', 'Subject')),
  ]);

  const undone = undo(joined, { key: 'undo' });

  if (undone.kind !== 'done') throw new Error(undone.kind);
  expect(undone.left).toMatchObject([{ code: 'ChangedMeanwhile', path: label, theirs: 'Heading' }]);
  expect(read(undone.replica, form, label)).toBe('Heading');
  expect(read(undone.replica, form, price)).toBe('price');
});

test('taking back an item in which somebody else worked asks first', () => {
  const insert: Operation = { op: 'insert', document: model, path: ['dataItems', 'days'], value: { name: '天數' } };
  const joined = join(edited(opened, 'mine', insert), [
    confirmed(1, 'mine', insert),
    confirmed(2, 'theirs', { op: 'set', document: model, path: ['dataItems', 'days', 'name'], value: '日數' }),
  ]);

  const asked = undo(joined, { key: 'undo' });
  const anyway = undo(joined, { key: 'undo', anyway: true });

  expect(asked).toMatchObject({ kind: 'asks', issues: [{ code: 'ChangedMeanwhile', path: ['dataItems', 'days'] }] });
  expect(anyway.kind === 'done' && read(anyway.replica, model, ['dataItems', 'days'])).toBeUndefined();
});
