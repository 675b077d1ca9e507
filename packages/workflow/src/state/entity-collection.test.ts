import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftCollections, withEntity } from './entity-collection.ts';
import { inCreationOrder, withValue } from './entity-views.ts';

interface Note {
  readonly id: string;
  readonly place: string;
  readonly text: number;
}

const ids = fc.integer({ min: 0, max: 12 }).map((number) => `id-${String(number).padStart(2, '0')}`);
const notes = fc.record({ id: ids, place: fc.constantFrom('here', 'there', 'constructor'), text: fc.nat() });
const steps = fc.array(fc.oneof({ weight: 4, arbitrary: notes }, { weight: 1, arbitrary: fc.constantFrom('keep', 'undo', 'read') }), {
  maxLength: 40,
});

function expectViews(collection: Readonly<Record<string, Note>>): void {
  const expected = Object.values(collection).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(inCreationOrder(collection)).toEqual(expected);
  // Twice: the first time it is not grouped yet.
  for (const place of ['here', 'there', 'constructor', 'here', 'nowhere'])
    expect(withValue(collection, 'place', place)).toEqual(expected.filter((note) => note.place === place));
}

test('a draft collection equals the one made by copies, with all that is read of it, also after changes were taken back', () => {
  fc.assert(
    fc.property(fc.array(notes), steps, (before, all) => {
      const original: Readonly<Record<string, Note>> = Object.fromEntries(before.map((note) => [note.id, note]));
      const untouched = structuredClone(original);
      const [{ drafts }, changes] = draftCollections({ drafts: original });
      let kept = original;
      let copy = original;
      for (const step of all) {
        if (step === 'keep') changes.keep();
        if (step === 'keep') kept = copy;
        if (step === 'undo') changes.undo();
        if (step === 'undo') copy = kept;
        if (typeof step === 'object') {
          expect(withEntity(drafts, step)).toBe(drafts);
          copy = withEntity(copy, step);
        } else expectViews(drafts);
        expect(drafts).toEqual(copy);
      }
      expectViews(drafts);
      expectViews(copy);
      expect(original).toEqual(untouched);
    }),
    { numRuns: cases(200) },
  );
});
