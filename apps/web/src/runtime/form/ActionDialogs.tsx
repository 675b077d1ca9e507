import type { OfferedAction } from '@inkstone/api';
import type { ActionName, ActionWords } from './actions/action-face.ts';
import { OpinionDialog } from './OpinionDialog.tsx';
import type { LoadedForm } from './open-form.ts';

export interface DialogState {
  readonly action: ActionName;
  readonly opinion: OfferedAction['opinion'];
}

interface ActionDialogsProps {
  readonly dialog: DialogState | null;
  readonly loaded: LoadedForm;
  readonly running: boolean;
  readonly failure: string | null;
  readonly onConfirm: (words: ActionWords) => void;
  readonly onClose: () => void;
}

/** The dialog of the action that was pressed; a new one each time, so nothing of the last stays in it. */
export function ActionDialogs({ dialog, loaded, ...rest }: ActionDialogsProps) {
  if (!dialog) return null;
  return <OpinionDialog key={dialog.action} dialog={dialog} workItemId={loaded.workItem?.id ?? null} {...rest} />;
}
