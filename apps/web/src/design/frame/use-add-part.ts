import { operationIssueText, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import type { DocumentKey, DocumentKind } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { freeCodeFromName } from '../codes/free-code.ts';
import { useCodeQuestion } from '../codes/use-taken-elsewhere.ts';
import type { NamedCode } from '../fields/NameDialog.tsx';
import { formOf, listOf, modelOf, pageOf, printOf, roleOf, ruleOf } from '../model/new-documents.ts';
import { workflowOf } from '../workflow/new-workflow.ts';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { codesOfKind } from './parts.ts';

/** What is added with its name alone: a model, what belongs to one, a page, a rule or a role; or a form with a model of its own (null). */
export type AddedPlain = PlainPart | { readonly kind: 'form'; readonly schemaCode: null };

/** A workflow may also begin with the flow of a typical office. */
export type AddedPart = AddedPlain | AddedWorkflow;

type AddedToModel = PlainPart | AddedWorkflow;

type PlainPart =
  | { readonly kind: 'model' | 'page' | 'rule' | 'role' }
  | { readonly kind: 'form' | 'list' | 'print'; readonly schemaCode: string };

interface AddedWorkflow {
  readonly kind: 'workflow';
  readonly schemaCode: string;
}

const hasOwnModel = (added: AddedPart): added is { readonly kind: 'form'; readonly schemaCode: null } =>
  added.kind === 'form' && added.schemaCode === null;

/** The kind among whose codes that of the added part must be free; the model of a form gets its code. */
export const codeKindOf = (added: AddedPart): DocumentKind => (hasOwnModel(added) ? 'model' : added.kind);

/** Codes that what is added cannot have. */
export const takenCodesOf = (added: AddedPart, documents: Documents): ReadonlySet<string> => codesOfKind(documents, codeKindOf(added));

/** Adds a document; returns its key, or why it does not fit. */
export function useAddPart(): (added: AddedPart, named: NamedCode) => DocumentKey | string {
  const locale = useLocale();
  const copy = useWorkingCopy();
  return (added, named) => {
    const model = hasOwnModel(added) ? ({ key: { kind: 'model', code: named.code }, value: modelOf(named) } as const) : null;
    const part = model ? ({ kind: 'form', schemaCode: named.code } as const) : (added as AddedToModel);
    const key = keyOf(part, named);
    const value = contentOf(part, named, copy.state().replica.documents);
    const inserted = [...(model ? [model] : []), { key, value }];
    const issue = copy.edit(inserted.map((each): Operation => ({ op: 'insert', document: each.key, path: [], value: each.value })));
    return issue ? operationIssueText(issue, locale) : key;
  };
}

/** Adds a document whose code follows from its name. */
export function useAddNamedPart(): (added: AddedPart, name: string) => Promise<DocumentKey | string> {
  const copy = useWorkingCopy();
  const addPart = useAddPart();
  const isTakenElsewhere = useCodeQuestion();
  return async (added, name) => {
    const taken = takenCodesOf(added, copy.state().replica.documents);
    const kind = codeKindOf(added);
    const code = await freeCodeFromName(name, { taken, fallback: added.kind }, (each) => isTakenElsewhere(kind, each));
    return addPart(added, { name, english: '', code });
  };
}

function keyOf(added: AddedToModel, { code }: NamedCode): DocumentKey {
  if (added.kind === 'form' || added.kind === 'list' || added.kind === 'print')
    return { kind: added.kind, schemaCode: added.schemaCode, code };
  return { kind: added.kind, code };
}

function contentOf(added: AddedToModel, named: NamedCode, documents: Documents): JsonObject {
  switch (added.kind) {
    case 'model':
      return modelOf(named);
    case 'page':
      return pageOf(named);
    case 'workflow':
      return workflowOf(named, added.schemaCode);
    case 'form':
      return formOf(named, documents, added.schemaCode);
    case 'list':
      return listOf(named, documents, added.schemaCode);
    case 'print':
      return printOf(named, documents, added.schemaCode);
    case 'rule':
      return ruleOf(named, documents);
    case 'role':
      return roleOf(named);
  }
}
