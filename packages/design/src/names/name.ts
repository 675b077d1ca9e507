import type { DocumentKey } from '@inkstone/schema';
import { documentId } from '../document/documents.ts';

/** What a text in a document names. What is named need not exist. */
export type Name = NamedDocument | NamedItem | NamedPart;

interface NamedDocument {
  readonly kind: 'document';
  readonly document: DocumentKey;
}

/** A data item of a model, or a control that has its code or stands in its place. */
export interface NamedItem {
  readonly kind: 'item';
  readonly model: string;
  /** The sub-table of a column; null: an item of the model. */
  readonly sheet: string | null;
  readonly code: string;
  /** The form whose controls the text may name too; `*`: those of every form of the model; null: only items. */
  readonly controlsOf: string | null;
}

/** A part that only its own application names: activities of a workflow, entries of the menu. */
interface NamedPart {
  readonly kind: 'part';
  readonly document: DocumentKey;
  readonly list: 'activities' | 'functions';
  readonly code: string;
}

export const codeOf = (name: Name): string => (name.kind === 'document' ? name.document.code : name.code);

/** A text that is equal for names of the same. A control means its item, whichever form it stands in. */
export function nameText(name: Name): string {
  if (name.kind === 'document') return documentId(name.document);
  if (name.kind === 'part') return `${documentId(name.document)} ${name.list} ${name.code}`;
  return `${name.model} ${name.sheet === null ? '' : `${name.sheet}.`}${name.code}`;
}

/** A place in the content of a document: names of properties and indexes. */
export type ContentPath = readonly (string | number)[];

/** One occurrence of a name. */
export interface Occurrence {
  readonly name: Name;
  readonly path: ContentPath;
  /** What holds it: a text that is the name, a longer one, or the name of a property. */
  readonly holder: 'value' | 'path' | 'formula' | 'condition' | 'text' | 'property';
}

/** Returns the code to write in the place of one that was found. */
export type VisitName = (occurrence: Occurrence) => string;
