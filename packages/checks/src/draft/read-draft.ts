import { appOfDocuments, documentSchemas, locales, type AppDefinition, type DocumentKey } from '@inkstone/schema';
import { inputTexts } from '@inkstone/schema/input-texts';
import { errorsIn, type DocumentIssue } from '../issue/document-issue.ts';

/** A document of a working copy, which may hold anything. */
export interface DraftDocument {
  readonly key: DocumentKey;
  readonly content: unknown;
}

/** The well-formed documents of a draft, and what is wrong with the others. */
export interface Draft {
  readonly app: AppDefinition;
  readonly malformed: readonly DocumentIssue[];
}

/** Reads drafts one after the other; a document that is the same object as before is not read again. */
export interface DraftReader {
  read(appCode: string, documents: readonly DraftDocument[]): Draft;
}

interface ReadDocument {
  readonly content: unknown;
  /** Null: malformed. */
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
        malformed: read.flatMap(([, { issues }]) => issues),
      };
    },
  };
}

const idOf = (key: DocumentKey): string => [key.kind, 'schemaCode' in key ? key.schemaCode : '', key.code].join('/');

function readDocument({ key, content }: DraftDocument): ReadDocument {
  const schema = documentSchemas[key.kind];
  const parsed = schema.safeParse(content);
  if (parsed.success) return { content, parsed: parsed.data, issues: [] };
  const texts = locales.map((locale) => schema.safeParse(content, { error: inputTexts[locale] }).error?.issues ?? []);
  const report = errorsIn(key);
  const issues = parsed.error.issues.map(({ path }, index) => {
    const property = path.map((part) => (typeof part === 'number' ? part : String(part)));
    const detail = Object.fromEntries(locales.map((locale, at) => [locale, texts[at]?.[index]?.message ?? '']));
    return report('Malformed', { kind: 'property', property }, { detail });
  });
  return { content, parsed: null, issues };
}
