import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOutput, playWorkingScenarios } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { publishTexts } from './publish.locale.ts';
import styles from './publish.module.css';

/** How the saved scenarios of the workflows go with what is to be published; none: nothing is shown. */
export function Scenarios({ played: scenarios }: { readonly played: UseQueryResult<CallOutput<typeof playWorkingScenarios>> }) {
  const t = useTexts(publishTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  if (scenarios.isSuccess && scenarios.data.length === 0) return null;
  return (
    <>
      <h2>{t('scenarios')}</h2>
      {scenarios.isError ? <QueryFailure failure={scenarios.error} onRetry={() => void scenarios.refetch()} /> : null}
      {scenarios.isPending ? <LoadingState shape="rows" label={t('playing')} /> : null}
      {scenarios.isSuccess ? (
        <ul className={styles.documents}>
          {scenarios.data.map(({ code, workflowCode, blocks, deviations }) => (
            <li key={code}>
              <span>
                {localizedName(nameOf(documents, { kind: 'scenario', code }), locale)}{' '}
                <span className="ink-muted ink-small">
                  {localizedName(nameOf(documents, { kind: 'workflow', code: workflowCode }), locale)}
                  {blocks ? ` · ${t('mandatory')}` : null}
                </span>
              </span>
              <span className={styles.state} data-state={deviations.length > 0 ? 'removed' : undefined}>
                {t(deviations.length === 0 ? 'asExpected' : 'deviates')}
              </span>
              {deviations.length > 0 ? (
                <ul className={styles.panel}>
                  {deviations.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
