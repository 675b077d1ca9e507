import { lazy, Suspense, useState } from 'react';
import type { DocumentKey } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useTakenElsewhere } from '../codes/use-taken-elsewhere.ts';
import { designTexts } from '../design.locale.ts';
import { NameDialog, type NamedCode } from '../fields/NameDialog.tsx';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { codeKindOf, takenCodesOf, useAddPart, type AddedPart, type AddedPlain } from './use-add-part.ts';

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
  readonly added: AddedPlain;
}

function AddPlainDialog({ added, onAdded, onClose }: AddPlainDialogProps) {
  const t = useTexts(designTexts);
  const { documents } = useDocuments();
  const addPart = useAddPart();
  const isTakenElsewhere = useTakenElsewhere(codeKindOf(added));
  const [failure, setFailure] = useState<string | null>(null);
  const add = (named: NamedCode) => {
    const done = addPart(added, named);
    if (typeof done === 'string') setFailure(done);
    else onAdded(done);
  };
  return (
    <NameDialog
      title={t(titles[added.kind])}
      taken={takenCodesOf(added, documents)}
      isTakenElsewhere={isTakenElsewhere}
      fallback={added.kind}
      failure={failure}
      onSubmit={add}
      onClose={onClose}
    />
  );
}
