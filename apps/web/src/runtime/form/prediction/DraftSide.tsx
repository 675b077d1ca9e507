import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from '../form.module.css';
import { Prediction } from './Prediction.tsx';
import { predictionTexts } from './prediction.locale.ts';
import { usePrediction, type OpenForm, type Prediction as PredictionOf } from './use-prediction.ts';

/** The side panel of a form that was not submitted yet: the predicted route. */
export function DraftSide(open: OpenForm) {
  const t = useTexts(predictionTexts);
  const query = usePrediction(open, true);
  return (
    <aside className={styles.side} data-draft aria-label={t('next')} aria-busy={query.isFetching}>
      {query.data ? <Content prediction={query.data} /> : null}
      {query.isError && !query.data ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending && !query.isError ? <LoadingState shape="text" label={t('loading')} /> : null}
    </aside>
  );
}

function Content({ prediction }: { readonly prediction: PredictionOf }) {
  const t = useTexts(predictionTexts);
  if (prediction.activities.length === 0 && prediction.stop === null) return <p className={styles.entryTime}>{t('nothing')}</p>;
  return <Prediction prediction={prediction} heading="h2" />;
}
