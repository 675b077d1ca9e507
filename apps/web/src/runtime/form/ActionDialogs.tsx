import type { OfferedAction } from '@inkstone/api';
import { actionFaces } from './actions/faces.ts';
import { choicePlaceOf } from './choosing/choice-place.ts';
import type { ActionWords } from './actions/action-face.ts';
import { useEffect, useState } from 'react';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { OpinionDialog } from './OpinionDialog.tsx';
import { openOpinionForm } from './opinion-form.ts';
import type { LoadedForm } from './open-form.ts';
import { SteerDialog } from './steering/SteerDialog.tsx';

/** The offer of the action that was pressed. */
export interface DialogState extends Omit<OfferedAction, 'name' | 'name_i18n'> {
  /** As the button said; unset: as the action is called everywhere. */
  readonly label?: string;
}

interface ActionDialogsProps {
  readonly dialog: DialogState | null;
  readonly loaded: LoadedForm;
  /** Something else is asked first. */
  readonly hidden: boolean;
  readonly running: boolean;
  readonly failure: string | null;
  readonly onConfirm: (words: ActionWords) => void;
  /** What the person wrote before and did not send. */
  readonly unsent: string;
  /** With the opinion as it stands, where one is asked for. */
  readonly onClose: (unsent?: string) => void;
}

/** The dialog of the action that was pressed; a new one each time, so nothing of the last stays in it. */
export function ActionDialogs({ dialog, ...rest }: ActionDialogsProps) {
  return dialog ? <ActionDialog key={dialog.action} dialog={dialog} {...rest} /> : null;
}

function ActionDialog({ dialog, loaded, ...rest }: ActionDialogsProps & { readonly dialog: DialogState }) {
  const user = useUser();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [files] = useState(() => openOpinionForm(loaded, dialog, { user, locale, timeZone }));
  useEffect(() => () => files?.dispose(), [files]);
  const face = actionFaces[dialog.action];
  const warning = typeof face.warning === 'function' ? face.warning(loaded) : (face.warning ?? null);
  if (face.steers && loaded.workflowInstanceId) {
    const { action } = dialog;
    return <SteerDialog {...{ action, warning }} steers={face.steers} workflowInstanceId={loaded.workflowInstanceId} {...rest} />;
  }
  const choicePlace = dialog.chooses ? choicePlaceOf(loaded) : null;
  const parts = { choicePlace, dialog, files, warning, workItemId: loaded.workItem?.id ?? null, offersCommon: offersCommon(loaded) };
  return <OpinionDialog {...parts} {...rest} />;
}

/** A form says so at the control that shows its opinions. */
function offersCommon({ definition }: LoadedForm): boolean {
  return !definition.controls.some(({ options }) => options['commonCommentSwitch'] === false);
}
