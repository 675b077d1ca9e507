import type { DocumentKey } from '@inkstone/schema';
import { isJsonObject } from '../document/json.ts';
import { documentId, type Document, type Documents } from '../document/documents.ts';
import { namesIn } from '../names/document-names.ts';
import type { ContentPath } from '../names/name.ts';
import { isMeant, renamedName } from '../rename/rename.ts';

/** A place that names an activity. */
export interface ActivityUse {
  readonly document: DocumentKey;
  /** The activity that is named. */
  readonly activity: string;
  /** Where in the same workflow: in which list, in which of its parts, and in which of its properties. */
  readonly within: { readonly list: 'activities' | 'routes'; readonly code: string; readonly property: string } | null;
  /** A formula names it. */
  readonly isInFormula: boolean;
}

/** Where activities of a workflow are named: in other activities and routes of it, and in other documents. */
export function usesOfActivities(documents: Documents, workflow: DocumentKey, activities: ReadonlySet<string>): readonly ActivityUse[] {
  const id = documentId(workflow);
  const meant = [...activities].flatMap(
    (code) => renamedName({ op: 'rename', document: workflow, path: ['activities', code], to: '' }) ?? [],
  );
  return [...documents.values()].flatMap((document) =>
    namesIn(document, documents)
      .filter(({ name }) => meant.some((each) => isMeant(name, each, documents)))
      .flatMap(({ name, path, holder }): ActivityUse[] => {
        const within = documentId(document.key) === id ? partAt(document, path) : null;
        const isItself = within?.list === 'activities' && within.property === 'code';
        const activity = name.kind === 'part' ? name.code : '';
        return isItself ? [] : [{ document: document.key, activity, within, isInFormula: holder === 'formula' }];
      }),
  );
}

function partAt({ content }: Document, [list, index, property]: ContentPath): ActivityUse['within'] {
  if ((list !== 'activities' && list !== 'routes') || typeof index !== 'number') return null;
  const parts = content[list];
  const part: unknown = Array.isArray(parts) ? parts[index] : undefined;
  const code = isJsonObject(part as never) ? (part as { readonly code?: unknown }).code : undefined;
  return typeof code === 'string' ? { list, code, property: String(property ?? '') } : null;
}
