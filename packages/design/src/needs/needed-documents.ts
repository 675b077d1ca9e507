import type { DocumentKey } from '@inkstone/schema';
import { canonicalDocument } from '../canonical/canonical-document.ts';
import { canonicalText } from '../canonical/canonical-text.ts';
import { documentId, type Document, type Documents } from '../document/documents.ts';
import { objectsIn, type Json, type JsonObject } from '../document/json.ts';
import { namesIn } from '../names/document-names.ts';
import { codeOf, type Name, type NamedItem } from '../names/name.ts';

/** A document that has to go along with chosen ones. */
export interface Need {
  readonly document: DocumentKey;
  /** The document for which it is needed: chosen, or needed itself. */
  readonly by: DocumentKey;
  /** `used`: `by` names what only the changed document has. `released`: what it still names as published is no longer there. */
  readonly reason: 'used' | 'released';
  /** The code of what is named. */
  readonly code: string;
}

/** The documents of an application as published and as changed. */
export interface ChangedApp {
  readonly published: Documents;
  readonly working: Documents;
}

/**
 * Returns what chosen changed documents need besides, so that no text among the published documents names what is not published with them.
 * What is broken in the working copy itself needs nothing.
 */
export function neededDocuments({ published, working }: ChangedApp, chosen: readonly DocumentKey[]): readonly Need[] {
  const changed = changedDocuments(published, working);
  const taken = new Set(chosen.map(documentId));
  const needs: Need[] = [];
  for (;;) {
    const after = taking(published, working, taken);
    const found = changed.flatMap((key) => {
      const isTaken = taken.has(documentId(key));
      const document = (isTaken ? working : published).get(documentId(key));
      if (!document) return [];
      return isTaken
        ? usedBy(document, { working, after })
        : releasedFrom(document, { published, after }, (owner) => taken.has(documentId(owner)));
    });
    const next = found.find(({ document }) => !taken.has(documentId(document)) && changed.some((key) => isSame(key, document)));
    if (!next) return needs;
    needs.push(next);
    taken.add(documentId(next.document));
  }
}

const isSame = (one: DocumentKey, other: DocumentKey): boolean => documentId(one) === documentId(other);

function changedDocuments(published: Documents, working: Documents): readonly DocumentKey[] {
  const all = new Map([...published, ...working]);
  return [...all].flatMap(([id, { key }]) => (isUnchanged(published.get(id), working.get(id)) ? [] : [key]));
}

function isUnchanged(one: Document | undefined, other: Document | undefined): boolean {
  if (!one || !other) return one === other;
  return one.content === other.content || canonicalDocument(one) === canonicalDocument(other);
}

/** The published documents with those that are taken as they were changed. */
function taking(published: Documents, working: Documents, taken: ReadonlySet<string>): Documents {
  const after = new Map(published);
  for (const id of taken) {
    const document = working.get(id);
    if (document) after.set(id, document);
    else after.delete(id);
  }
  return after;
}

/** What a taken document names and finds only in the working copy. */
function usedBy(document: Document, { working, after }: { readonly working: Documents; readonly after: Documents }): Need[] {
  return namesIn(document, working).flatMap(({ name }) =>
    ownersOf(name, working)
      .filter(({ key, meaning }) => meaning !== null && meaning !== meaningIn(name, key, after))
      .map(({ key }): Need => ({ document: key, by: document.key, reason: 'used', code: codeOf(name) })),
  );
}

/** What a document that is not taken names as published, and what a taken one no longer has, or has as another type. */
function releasedFrom(
  document: Document,
  { published, after }: { readonly published: Documents; readonly after: Documents },
  isTaken: (key: DocumentKey) => boolean,
): Need[] {
  return namesIn(document, published).flatMap(({ name }) => {
    const owners = ownersOf(name, published).filter(({ key }) => isTaken(key));
    return owners
      .filter(({ key, meaning }) => {
        const then = meaningIn(name, key, after);
        return meaning !== then && (then === null || document.key.kind === 'form');
      })
      .map(({ key }): Need => ({ document: document.key, by: key, reason: 'released', code: codeOf(name) }));
  });
}

/** A document that has what is named, and what it is there: an item of another type is another thing. */
interface Owner {
  readonly key: DocumentKey;
  readonly meaning: string | null;
}

function ownersOf(name: Name, documents: Documents): readonly Owner[] {
  const keys = name.kind === 'item' ? itemOwners(name, documents) : [name.document];
  return keys.map((key) => ({ key, meaning: meaningIn(name, key, documents) }));
}

/** The model of an item; for a control without an item, the forms that have it. */
function itemOwners(name: NamedItem, documents: Documents): readonly DocumentKey[] {
  const model: DocumentKey = { kind: 'model', code: name.model };
  if (meaningIn(name, model, documents) !== null) return [model];
  return [...documents.values()].flatMap(({ key }) => {
    const isAsked = key.kind === 'form' && key.schemaCode === name.model && (name.controlsOf === '*' || name.controlsOf === key.code);
    return isAsked && meaningIn(name, key, documents) !== null ? [key] : [];
  });
}

function meaningIn(name: Name, owner: DocumentKey, documents: Documents): string | null {
  const content = documents.get(documentId(owner))?.content;
  if (!content) return null;
  if (name.kind === 'document') return '';
  if (name.kind === 'part') return partIn(content[name.list], 'code', name.code) ? '' : null;
  const lists = owner.kind === 'form' ? ({ list: 'controls', key: 'key', within: 'columns' } as const) : itemLists;
  const outer = name.sheet === null ? content[lists.list] : partIn(content[lists.list], lists.key, name.sheet)?.[lists.within];
  const part = partIn(outer, lists.key, name.code);
  return part ? canonicalText([part['type'], part['schemaCode']].map((value) => value ?? null)) : null;
}

const itemLists = { list: 'dataItems', key: 'code', within: 'dataItems' } as const;

const partIn = (list: Json | undefined, key: string, code: string): JsonObject | undefined =>
  objectsIn(list).find((part) => part[key] === code);
