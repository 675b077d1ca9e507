import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalDocument } from '../canonical/canonical-document.ts';
import { documentsOf, type Document, type Documents } from '../document/documents.ts';
import { acceptGroup, type ConfirmedGroup } from '../group/accept-group.ts';
import type { Group } from '../group/apply-group.ts';
import type { OperationIssue } from '../operation/misfit.ts';
import { randomOperations } from '../testing/random-operations.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { edit } from './edit.ts';
import { join, refused } from './join.ts';
import { openReplica, type Replica } from './replica.ts';
import { redo, undo } from './undo.ts';

const published = documentsOf([]);

const known = new WeakMap<Document, string>();
function canonical(document: Document): string {
  const text = known.get(document) ?? canonicalDocument(document);
  known.set(document, text);
  return text;
}

const textOf = (documents: Documents) =>
  Array.from(documents, ([id, document]) => `${id} ${canonical(document)}`)
    .toSorted()
    .join('\n');

/** The server: the only one that orders groups. It answers a repeated key as before. */
class Sequencer {
  documents = sampleDocuments;
  readonly groups: ConfirmedGroup[] = [];
  receive(group: Group, base: number): OperationIssue | null {
    if (this.groups.some(({ key }) => key === group.key)) return null;
    const answer = acceptGroup(this.documents, group, { since: this.groups.slice(base), published });
    if (answer.accepted) {
      this.documents = answer.documents;
      this.groups.push({ ...group, revision: this.groups.length + 1 });
    }
    return answer.accepted || answer.behind ? null : answer.issue;
  }
}

interface Person {
  replica: Replica;
  /** Refusals that are still on their way. */
  late: { key: string; issue: OperationIssue }[];
}

const acts = ['edit', 'edit', 'edit', 'undo', 'redo', 'send', 'send and lose the answer', 'refusal arrives', 'hear', 'hear'] as const;
const step = fc.record({ who: fc.nat(2), act: fc.constantFrom(...acts), picks: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }) });

test('however answers are lost, doubled and reordered, everybody ends with the documents of the server, and nothing is lost unnamed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = new Sequencer();
      const people: Person[] = [0, 1, 2].map(() => ({
        replica: openReplica({ revision: 0, documents: sampleDocuments, published }),
        late: [],
      }));
      const made = new Set<string>();

      for (const [number, { who, act, picks }] of steps.entries()) perform(people[who]!, server, { act, picks, key: `k${number}`, made });
      for (const person of people) finish(person, server);
      for (const person of people) person.replica = join(person.replica, server.groups);

      for (const { replica } of people) expect(textOf(replica.documents)).toBe(textOf(server.documents));
      const keys = server.groups.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const named = people.flatMap(({ replica }) => replica.conflicts.map(({ key }) => key));
      expect(new Set([...keys, ...named])).toEqual(made);
    }),
    { numRuns: cases(1000) },
  );
});

test('a group taken back leaves the documents as they were, and redone as they were after it', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }), { maxLength: 12 }), (edits) => {
      let replica = openReplica({ revision: 0, documents: sampleDocuments, published });
      const texts = [textOf(replica.documents)];
      for (const [number, picks] of edits.entries()) {
        const result = edit(replica, { key: `k${number}`, operations: randomOperations(replica.documents, picking(picks)) });
        if (!result.fits) continue;
        ({ replica } = result);
        texts.push(textOf(replica.documents));
      }

      for (const [number, text] of texts.slice(0, -1).toReversed().entries()) {
        const undone = undo(replica, { key: `u${number}` });
        if (undone.kind !== 'done') throw new Error(undone.kind);
        ({ replica } = undone);
        expect(undone.left).toEqual([]);
        expect(textOf(replica.documents)).toBe(text);
      }
      for (const [number, text] of texts.slice(1).entries()) {
        const redone = redo(replica, { key: `r${number}` });
        if (redone.kind !== 'done') throw new Error(redone.kind);
        ({ replica } = redone);
        expect(textOf(replica.documents)).toBe(text);
      }
    }),
    { numRuns: cases(1000) },
  );
});

function picking(picks: readonly number[]): (count: number) => number {
  const rest = picks[Symbol.iterator]();
  return (count) => (rest.next().value ?? 0) % count;
}

function perform(
  person: Person,
  server: Sequencer,
  { act, picks, key, made }: { act: (typeof acts)[number]; picks: readonly number[]; key: string; made: Set<string> },
): void {
  const pick = picking(picks);
  const { replica } = person;
  switch (act) {
    case 'edit': {
      const result = edit(replica, { key, operations: randomOperations(replica.documents, pick) });
      if (result.fits) made.add(key);
      person.replica = result.fits ? result.replica : replica;
      return;
    }
    case 'undo':
    case 'redo': {
      const result = (act === 'undo' ? undo : redo)(replica, { key, anyway: pick(2) === 1 });
      if (result.kind !== 'done') return;
      if (result.group) made.add(key);
      person.replica = result.replica;
      return;
    }
    case 'send':
    case 'send and lose the answer': {
      const issue = replica.pending[0] && server.receive(replica.pending[0], replica.revision);
      if (issue && act === 'send') person.late.push({ key: replica.pending[0]!.key, issue });
      return;
    }
    case 'refusal arrives': {
      const late = person.late.splice(pick(person.late.length || 1), 1)[0];
      if (late) person.replica = refused(replica, late.key, late.issue);
      return;
    }
    case 'hear': {
      const heard = server.groups.filter(() => pick(4) > 0);
      person.replica = join(replica, pick(2) === 0 ? heard : [...heard, ...heard].toReversed());
    }
  }
}

/** The line is back: everything is heard and sent until nothing is pending. */
function finish(person: Person, server: Sequencer): void {
  person.replica = join(person.replica, server.groups);
  while (person.replica.pending.length > 0) {
    const [group] = person.replica.pending;
    const issue = server.receive(group!, person.replica.revision);
    person.replica = issue ? refused(person.replica, group!.key, issue) : join(person.replica, server.groups);
  }
}
