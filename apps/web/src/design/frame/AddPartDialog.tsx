import { useState } from 'react';
import { operationIssueText, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { designTexts } from '../design.locale.ts';
import { NameDialog, type NamedCode } from '../fields/NameDialog.tsx';
import { formOf, listOf, modelOf, pageOf } from '../model/new-documents.ts';
import { workflowOf } from '../workflow/new-workflow.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { codesOfKind } from './parts.ts';

/** What is added: a model, a form, list or workflow of one, or a page. */
export type AddedPart =
  | { readonly kind: 'model' }
  | { readonly kind: 'page' }
  | { readonly kind: 'form'; readonly schemaCode: string }
  | { readonly kind: 'list'; readonly schemaCode: string }
  | { readonly kind: 'workflow'; readonly schemaCode: string };

interface AddPartDialogProps {
  readonly added: AddedPart;
  readonly onAdded: (key: DocumentKey) => void;
  readonly onClose: () => void;
}

const titles = { model: 'addModel', form: 'addForm', list: 'addList', workflow: 'addWorkflow', page: 'addPage' } as const;

export function AddPartDialog({ added, onAdded, onClose }: AddPartDialogProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const copy = useWorkingCopy();
  const { replica } = useWorkingCopyState();
  const [failure, setFailure] = useState<string | null>(null);
  const add = (named: NamedCode) => {
    const key = keyOf(added, named);
    const value = contentOf(added, named, replica.documents);
    const operation: Operation = { op: 'insert', document: key, path: [], value };
    const issue = copy.edit([operation]);
    if (issue) setFailure(operationIssueText(issue, locale));
    else onAdded(key);
  };
  return (
    <NameDialog
      title={t(titles[added.kind])}
      taken={codesOfKind(replica.documents, added.kind)}
      fallback={added.kind}
      failure={failure}
      onSubmit={add}
      onClose={onClose}
    />
  );
}

function keyOf(added: AddedPart, { code }: NamedCode): DocumentKey {
  if (added.kind === 'model' || added.kind === 'page' || added.kind === 'workflow') return { kind: added.kind, code };
  return { kind: added.kind, schemaCode: added.schemaCode, code };
}

function contentOf(added: AddedPart, named: NamedCode, documents: Documents): JsonObject {
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
  }
}
