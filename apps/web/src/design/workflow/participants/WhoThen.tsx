import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { simulateWorkflow } from '@inkstone/api';
import { emptyPatch } from '@inkstone/schema';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PersonSelect } from '../../../runtime/form/PersonSelect.tsx';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import { useTrialClient } from '../trial/use-trial-client.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { participantTexts } from './participants.locale.ts';
import own from '../panel/workflow-panel.module.css';

/** Who would handle an activity if somebody started the workflow now with an empty form, and why. */
export function WhoThen({ activity }: { readonly activity: string }) {
  const t = useTexts(participantTexts);
  const failureText = useFailureText();
  const client = useTrialClient();
  const { flow } = useWorkflowDesigner();
  const { replica } = useWorkingCopyState();
  const [initiator, setInitiator] = useState<string | null>(null);
  const played = useQuery({
    queryKey: ['design-who-then', flow.key.code, initiator, replica.documents],
    queryFn: ({ signal }) =>
      client.call(simulateWorkflow, { workflowCode: flow.key.code, initiatorId: initiator!, patch: emptyPatch }, { signal }),
    enabled: initiator !== null,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
  const visit = played.data?.visits.findLast(({ activityCode }) => activityCode === activity);
  return (
    <div className={own.who}>
      <PersonSelect label={t('tryAs')} value={initiator} issue={null} onChange={setInitiator} />
      <div role="status">
        {initiator !== null && played.isPending ? t('loading') : null}
        {played.isError ? failureText(played.error) : null}
        {played.data && visit ? (
          visit.people.length === 0 ? (
            t('nobodyNow')
          ) : (
            <ul className={own.routes}>
              {visit.people.map(({ id, name, reason }) => (
                <li key={id}>
                  <strong>{name}</strong> <span className="ink-muted">{reason}</span>
                </li>
              ))}
            </ul>
          )
        ) : null}
        {played.data && !visit ? `${t('notReached')} ${played.data.message ?? ''}` : null}
      </div>
    </div>
  );
}
