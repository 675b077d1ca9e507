import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { listAppMakers, saveAppMaker } from '@inkstone/api';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { labelled } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PersonSelect } from '../../runtime/form/people/PersonSelect.tsx';
import { designTexts } from '../design.locale.ts';
import styles from './apps.module.css';

const queryKey = ['app-makers'];

/** Who may begin applications besides the administrators. For administrators. */
export function AppMakers() {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const makers = useQuery({ queryKey, queryFn: ({ signal }) => client.call(listAppMakers, {}, { signal }) });
  const save = useMutation({
    mutationFn: (input: { readonly personId: string; readonly mayCreate: boolean }) =>
      client.call(saveAppMaker, input, { idempotencyKey: intention.keyFor(input) }),
    onSuccess: () => {
      intention.fulfil();
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <section aria-label={t('makers')}>
      <h2 className={styles.heading}>{t('makers')}</h2>
      <p className="ink-muted">{t('makersHint')}</p>
      {makers.isError ? <QueryFailure failure={makers.error} onRetry={() => void makers.refetch()} /> : null}
      {makers.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {makers.data && makers.data.length > 0 ? (
        <Paper>
          <ul className={styles.list}>
            {makers.data.map(({ id, name }) => (
              <li key={id} className={styles.line}>
                <span className={styles.names}>{name}</span>
                <Button
                  size="small"
                  disabled={save.isPending}
                  aria-label={labelled(t('takeRight'), name, locale)}
                  onClick={() => save.mutate({ personId: id, mayCreate: false })}
                >
                  {t('takeRight')}
                </Button>
              </li>
            ))}
          </ul>
        </Paper>
      ) : null}
      <div role="alert" className={fieldStyles.issue}>
        {save.error ? failureText(save.error) : null}
      </div>
      <div className={styles.person}>
        <PersonSelect label={t('addMaker')} value={null} issue={null} onChange={(personId) => save.mutate({ personId, mayCreate: true })} />
      </div>
    </section>
  );
}
