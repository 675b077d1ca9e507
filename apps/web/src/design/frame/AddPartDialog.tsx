import { lazy, Suspense, useState } from 'react';
import { operationIssueText, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { designTexts } from '../design.locale.ts';
import { NameDialog, type NamedCode } from '../fields/NameDialog.tsx';
import { formOf, listOf, modelOf, pageOf, printOf, roleOf, ruleOf } from '../model/new-documents.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { codesOfKind } from './parts.ts';

/** What is added: a model, what belongs to one, a page, a rule or a role; or a form with a model of its own (null). */
export type AddedPart = AddedToModel | { readonly kind: 'form'; readonly schemaCode: null };

type AddedToModel = AddedPlain | { readonly kind: 'workflow'; readonly schemaCode: string };

type AddedPlain =
  | { readonly kind: 'model' | 'page' | 'rule' | 'role' }
  | { readonly kind: 'form' | 'list' | 'print'; readonly schemaCode: string };

interface AddPartDialogProps {
  readonly added: AddedPart;
  readonly onAdded: (key: DocumentKey) => void;
  readonly onClose: () => void;
}

const titles = {
  model: 'addModel',
  form: 'addForm',
  list: 'addList',
  print: 'addPrint',
  page: 'addPage',
  rule: 'addRule',
  role: 'addRole',
} as const;

const AddWorkflowDialog = lazy(async () => ({
  default: (await import('../workflow/beginnings/AddWorkflowDialog.tsx')).AddWorkflowDialog,
}));

export function AddPartDialog({ added, onAdded, onClose }: AddPartDialogProps) {
  return added.kind === 'workflow' ? (
    <Suspense fallback={null}>
      <AddWorkflowDialog schemaCode={added.schemaCode} onAdded={onAdded} onClose={onClose} />
    </Suspense>
  ) : (
    <AddPlainDialog added={added} onAdded={onAdded} onClose={onClose} />
  );
}

interface AddPlainDialogProps extends AddPartDialogProps {
  readonly added: AddedPlain | { readonly kind: 'form'; readonly schemaCode: null };
}

function AddPlainDialog({ added, onAdded, onClose }: AddPlainDialogProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const copy = useWorkingCopy();
  const { replica } = useWorkingCopyState();
  const [failure, setFailure] = useState<string | null>(null);
  const hasOwnModel = added.kind === 'form' && added.schemaCode === null;
  const add = (named: NamedCode) => {
    const model = hasOwnModel ? ({ key: { kind: 'model', code: named.code }, value: modelOf(named) } as const) : null;
    const part = model ? ({ kind: 'form', schemaCode: named.code } as const) : (added as AddedPlain);
    const key = keyOf(part, named);
    const value = contentOf(part, named, replica.documents);
    const inserted = [...(model ? [model] : []), { key, value }];
    const issue = copy.edit(inserted.map((each): Operation => ({ op: 'insert', document: each.key, path: [], value: each.value })));
    if (issue) setFailure(operationIssueText(issue, locale));
    else onAdded(key);
  };
  return (
    <NameDialog
      title={t(titles[added.kind])}
      taken={codesOfKind(replica.documents, hasOwnModel ? 'model' : added.kind)}
      fallback={added.kind}
      failure={failure}
      onSubmit={add}
      onClose={onClose}
    />
  );
}

function keyOf(added: AddedPlain, { code }: NamedCode): DocumentKey {
  if (added.kind === 'form' || added.kind === 'list' || added.kind === 'print')
    return { kind: added.kind, schemaCode: added.schemaCode, code };
  return { kind: added.kind, code };
}

function contentOf(added: AddedPlain, named: NamedCode, documents: Documents): JsonObject {
  switch (added.kind) {
    case 'model':
      return modelOf(named);
    case 'page':
      return pageOf(named);
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
