import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from '../form.module.css';
import { predictionTexts } from './prediction.locale.ts';
import type { Prediction as PredictionOf } from './use-prediction.ts';

type Step = PredictionOf['activities'][number];

/** Who comes next and why, and how sure that is. */
export function Prediction({ prediction, heading }: { readonly prediction: PredictionOf; readonly heading: 'h2' | 'h3' }) {
  const t = useTexts(predictionTexts);
  const locale = useLocale();
  const Heading = heading;
  // What it depends on is in the reason.
  const saidOf = ({ certainty }: Step): string[] => (certainty === 'depends' ? [] : [t(certainty)]);
  const steps = prediction.activities.filter(isShown);
  if (steps.length === 0 && prediction.stop === null) return null;
  return (
    <section>
      <Heading className={styles.nextTitle}>{t('next')}</Heading>
      <ol className={styles.timeline} data-next>
        {steps.map((step, position) => (
          // An activity may stand twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${step.activityCode}:${position}`} className={styles.entry} data-certainty={step.certainty}>
            <p className={styles.entryHead}>
              <strong>{localizedName({ name: step.activityName, name_i18n: step.activityName_i18n }, locale)}</strong>
              <span>{step.people.map(({ name }) => name).join('、')}</span>
            </p>
            <p className={styles.entryTime}>{[...saidOf(step), step.reason].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
      {prediction.stop === null ? null : <p className={styles.entryTime}>{t('stops', { reason: prediction.stop })}</p>}
    </section>
  );
}

/** People have it still to come; what runs by itself is nobody's. */
function isShown({ state, people, certainty }: Step): boolean {
  return state === 'upcoming' && (people.length > 0 || certainty === 'chosen' || certainty === 'unknown');
}
