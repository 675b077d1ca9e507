import { useState } from 'react';
import { operationIssueText, type Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { designTexts } from '../design.locale.ts';
import { NameDialog, type NamedCode } from '../fields/NameDialog.tsx';
import { formOf, listOf, modelOf } from '../model/new-documents.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { codesOfKind } from './parts.ts';

/** What is added: a model, or a form or list of one. */
export type AddedPart = { readonly kind: 'model' } | { readonly kind: 'form' | 'list'; readonly schemaCode: string };

interface AddPartDialogProps {
  readonly added: AddedPart;
  readonly onAdded: (key: DocumentKey) => void;
  readonly onClose: () => void;
}

const titles = { model: 'addModel', form: 'addForm', list: 'addList' } as const;

export function AddPartDialog({ added, onAdded, onClose }: AddPartDialogProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const copy = useWorkingCopy();
  const { replica } = useWorkingCopyState();
  const [failure, setFailure] = useState<string | null>(null);
  const add = (named: NamedCode) => {
    const key: DocumentKey =
      added.kind === 'model' ? { kind: 'model', code: named.code } : { kind: added.kind, schemaCode: added.schemaCode, code: named.code };
    const value =
      added.kind === 'model' ? modelOf(named) : (added.kind === 'form' ? formOf : listOf)(named, replica.documents, added.schemaCode);
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
