import { Button } from 'antd';
import { joinSentences } from '@inkstone/schema';
import { trialTexts } from '../simulation/trial.locale.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useDrawnTrial } from './drawn-trial.ts';
import { workflowTexts } from '../workflow.locale.ts';
import styles from '../canvas/canvas.module.css';

/** How the trial on the drawing ended, and its end. */
export function TrialLine() {
  const t = useTexts(workflowTexts);
  const words = useTexts(trialTexts);
  const locale = useLocale();
  const { initiator, startAs, played, failure } = useDrawnTrial();
  if (initiator === null) return null;
  return (
    <p className={styles.trial}>
      <span role="status">
        {t('trialOnDrawing')}{' '}
        {played
          ? joinSentences([`${words('result')} ${words(played.outcome)}`, ...(played.message ? [played.message] : [])], locale)
          : failure}
      </span>
      <Button size="small" onClick={() => startAs(null)}>
        {t('endTrial')}
      </Button>
    </p>
  );
}
