import { useState } from 'react';
import { operationIssueText, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { designTexts } from '../design.locale.ts';
import { NameDialog, type NamedCode } from '../fields/NameDialog.tsx';
import { formOf, listOf, modelOf, pageOf, printOf, roleOf, ruleOf } from '../model/new-documents.ts';
import { workflowOf } from '../workflow/new-workflow.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { codesOfKind } from './parts.ts';

/** What is added: a model, what belongs to one, a page, a rule or a role. */
export type AddedPart =
  | { readonly kind: 'model' | 'page' | 'rule' | 'role' }
  | { readonly kind: 'form' | 'list' | 'print' | 'workflow'; readonly schemaCode: string };

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
  workflow: 'addWorkflow',
  page: 'addPage',
  rule: 'addRule',
  role: 'addRole',
} as const;

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
  if (added.kind === 'form' || added.kind === 'list' || added.kind === 'print')
    return { kind: added.kind, schemaCode: added.schemaCode, code };
  return { kind: added.kind, code };
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
    case 'print':
      return printOf(named, documents, added.schemaCode);
    case 'rule':
      return ruleOf(named, documents);
    case 'role':
      return roleOf(named);
  }
}
