import type { OfferedAction } from '@inkstone/api';
import { actionViews } from './actions/views.ts';
import { choiceContextOf } from './choosing/choice-context.ts';
import type { ActionDetails } from './actions/action-view.ts';
import { useEffect, useState } from 'react';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { OpinionDialog } from './opinions/OpinionDialog.tsx';
import { openOpinionForm } from './opinions/opinion-form.ts';
import type { LoadedForm } from './open-form.ts';
import { InterventionDialog } from './intervention/InterventionDialog.tsx';

/** The offered action whose dialog is open. */
export interface DialogState extends Omit<OfferedAction, 'name' | 'name_i18n'> {
  /** The label of the button; unset: the action's default label. */
  readonly label?: string;
}

interface ActionDialogsProps {
  readonly dialog: DialogState | null;
  readonly loaded: LoadedForm;
  /** Another dialog is open first. */
  readonly hidden: boolean;
  readonly running: boolean;
  readonly failure: string | null;
  readonly onConfirm: (details: ActionDetails) => void;
  /** The opinion that was written before and not sent. */
  readonly unsent: string;
  /** Called with the current opinion, where one is requested. */
  readonly onClose: (unsent?: string) => void;
}

/** The dialog of the selected action; it mounts again for each action, so that no state remains. */
export function ActionDialogs({ dialog, ...rest }: ActionDialogsProps) {
  return dialog ? <ActionDialog key={dialog.action} dialog={dialog} {...rest} /> : null;
}

function ActionDialog({ dialog, loaded, ...rest }: ActionDialogsProps & { readonly dialog: DialogState }) {
  const user = useUser();
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const [files] = useState(() => openOpinionForm(loaded, dialog, { user, locale, timeZone }));
  useEffect(() => () => files?.dispose(), [files]);
  const view = actionViews[dialog.action];
  const warning = typeof view.warning === 'function' ? view.warning(loaded) : (view.warning ?? null);
  if (view.intervention && loaded.workflowInstanceId) {
    const { action } = dialog;
    return (
      <InterventionDialog {...{ action, warning }} asks={view.intervention} workflowInstanceId={loaded.workflowInstanceId} {...rest} />
    );
  }
  const choiceContext = dialog.chooses ? choiceContextOf(loaded) : null;
  const parts = { choiceContext, dialog, files, warning, workItemId: loaded.workItem?.id ?? null, offersCommon: offersCommon(loaded) };
  return <OpinionDialog {...parts} {...rest} />;
}

/** The option is set on the control that shows the opinions. */
function offersCommon({ definition }: LoadedForm): boolean {
  return !definition.controls.some(({ options }) => options['commonCommentSwitch'] === false);
}
