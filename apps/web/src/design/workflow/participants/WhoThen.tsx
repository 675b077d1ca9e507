import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PersonSelect } from '../../../runtime/form/people/PersonSelect.tsx';
import { useDrawnTrial } from '../trial/drawn-trial.ts';
import { participantTexts } from './participants.locale.ts';
import own from '../panel/workflow-panel.module.css';

/** As whom the workflow is tried while it is drawn; it does not follow the choice. */
export const AssumedInitiator = memo(function AssumedInitiator() {
  const t = useTexts(participantTexts);
  const { initiator, startAs } = useDrawnTrial();
  return <PersonSelect label={t('tryAs')} value={initiator} issue={null} isOptional onChange={startAs} />;
});

/** Who would handle an activity if that person started the workflow now with an empty form, and why. */
export function WhoThen({ activity }: { readonly activity: string }) {
  const t = useTexts(participantTexts);
  const { initiator, played, isPlaying, failure } = useDrawnTrial();
  if (initiator === null) return null;
  const visit = played?.visits.findLast(({ activityCode }) => activityCode === activity);
  return (
    <div className={own.who}>
      <div role="status">
        {isPlaying && !played ? t('loading') : failure}
        {visit && visit.people.length === 0 ? t('nobodyNow') : null}
        {visit && visit.people.length > 0 ? (
          <ul className={own.routes}>
            {visit.people.map(({ id, name, reason }) => (
              <li key={id}>
                <strong>{name}</strong> <span className="ink-muted">{reason}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {played && !visit ? `${t('notReached')} ${played.message ?? ''}` : null}
      </div>
    </div>
  );
}
