import { misshapesOf } from '@inkstone/design';
import { appOfDocuments, documentSchemas, locales, type AppDefinition, type DocumentKey } from '@inkstone/schema';
import { inputTexts } from '@inkstone/schema/input-texts';
import type { z } from 'zod';
import { errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import { codedPath, locationIn } from './location-in.ts';
import { misshapeTexts } from './misshape-text.ts';
import { usableDocument } from './usable-document.ts';

/** A document of a working copy, which may hold anything. */
export interface DraftDocument {
  readonly key: DocumentKey;
  readonly content: unknown;
}

/** What can be read of a draft, and what cannot. */
export interface Draft {
  /** Its documents, each as far as it meets the schema of its kind; without those that nothing can be read of. */
  readonly app: AppDefinition;
  /** The issues of documents of which nothing can be read, mostly because they do not meet the draft schema of their kind. */
  readonly malformed: readonly DocumentIssue[];
  /** What in the other documents does not meet the schema of their kind. */
  readonly unfit: readonly DocumentIssue[];
}

/** Reads drafts one after the other; a document that is the same object as before is not read again. */
export interface DraftReader {
  read(appCode: string, documents: readonly DraftDocument[]): Draft;
}

interface ReadDocument {
  readonly content: unknown;
  /** Null: nothing of it can be read. */
  readonly parsed: object | null;
  readonly issues: readonly DocumentIssue[];
}

export function createDraftReader(): DraftReader {
  let remembered = new Map<string, ReadDocument>();
  return {
    read(appCode, documents) {
      const read = documents.map((document): readonly [DraftDocument, ReadDocument] => {
        const before = remembered.get(idOf(document.key));
        return [document, before && before.content === document.content ? before : readDocument(document)];
      });
      remembered = new Map(read.map(([{ key }, result]) => [idOf(key), result]));
      const wellFormed = read.flatMap(([{ key }, { parsed }]) => (parsed ? [{ key, content: parsed }] : []));
      const nameless = { code: appCode, name: appCode, group: { code: appCode, name: appCode }, functions: [] };
      return {
        app: { ...nameless, ...appOfDocuments(wellFormed) } as unknown as AppDefinition,
        malformed: read.flatMap(([, { parsed, issues }]) => (parsed ? [] : issues)),
        unfit: read.flatMap(([, { parsed, issues }]) => (parsed ? issues : [])),
      };
    },
  };
}

const idOf = (key: DocumentKey): string => [key.kind, 'schemaCode' in key ? key.schemaCode : '', key.code].join('/');

function readDocument({ key, content }: DraftDocument): ReadDocument {
  const report = errorsIn(key);
  const misshapes = misshapesOf(key, content);
  if (misshapes.length > 0) {
    const issues = misshapes.map(({ code, path }) => {
      const property = codedPath(key, content, path);
      return report('Malformed', { kind: 'property', property }, { detail: misshapeTexts[code] });
    });
    return { content, parsed: null, issues };
  }
  const schema: z.ZodType<object> = documentSchemas[key.kind];
  const parsed = schema.safeParse(content);
  if (parsed.success) return { content, parsed: parsed.data, issues: [] };
  const texts = locales.map((locale) => schema.safeParse(content, { error: inputTexts[locale] }).error?.issues ?? []);
  const issues = parsed.error.issues.map(({ path: steps }, index) => {
    const path = codedPath(key, content, steps);
    const detail = Object.fromEntries(locales.map((locale, at) => [locale, texts[at]?.[index]?.message ?? '']));
    return report('ValueUnfit', locationIn(key, path), { path: [key.code, ...path].join('.'), detail });
  });
  return { content, parsed: usableDocument(schema, content as object), issues };
}
