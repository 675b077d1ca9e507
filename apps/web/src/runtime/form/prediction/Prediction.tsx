import { joinNamed, localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from '../form.module.css';
import { predictionTexts } from './prediction.locale.ts';
import type { Prediction as PredictionOf } from './use-prediction.ts';

type Step = PredictionOf['activities'][number];

/** The coming activities with their people, the reason and the certainty. */
export function Prediction({ prediction, heading }: { readonly prediction: PredictionOf; readonly heading: 'h2' | 'h3' }) {
  const t = useTexts(predictionTexts);
  const locale = useLocale();
  const Heading = heading;
  // The reason already names what it depends on.
  const certaintyOf = ({ certainty }: Step): string[] => (certainty === 'depends' ? [] : [t(certainty)]);
  const steps = prediction.activities.filter(isShown);
  if (steps.length === 0 && prediction.stop === null) return null;
  return (
    <section>
      <Heading className={styles.nextTitle}>{t('next')}</Heading>
      <ol className={styles.timeline} data-next>
        {steps.map((step, position) => (
          // An activity can occur twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${step.activityCode}:${position}`} className={styles.entry} data-certainty={step.certainty}>
            <p className={styles.entryHead}>
              <strong>{localizedName({ name: step.activityName, name_i18n: step.activityName_i18n }, locale)}</strong>
              <span>{joinNamed(step.people, locale)}</span>
            </p>
            <p className={styles.entryTime}>{[...certaintyOf(step), step.reason].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
      {prediction.stop === null ? null : <p className={styles.entryTime}>{t('stops', { reason: prediction.stop })}</p>}
    </section>
  );
}

/** Only coming activities with people are shown; automatic ones are left out. */
function isShown({ state, people, certainty }: Step): boolean {
  return state === 'upcoming' && (people.length > 0 || certainty === 'chosen' || certainty === 'unknown');
}
