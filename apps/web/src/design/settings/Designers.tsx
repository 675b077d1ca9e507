import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { listDesigners, saveDesigner } from '@inkstone/api';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { labelled } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PersonSelect } from '../../runtime/form/people/PersonSelect.tsx';
import { appSettingsTexts } from './settings.locale.ts';
import styles from './settings.module.css';

/** Who may design and publish the application besides the administrators. */
export function Designers({ appCode }: { readonly appCode: string }) {
  const t = useTexts(appSettingsTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const queryKey = ['designers', appCode];
  const designers = useQuery({ queryKey, queryFn: ({ signal }) => client.call(listDesigners, { appCode }, { signal }) });
  const save = useMutation({
    mutationFn: (input: { personId: string; rights: { design: boolean; publish: boolean } }) => {
      const request = { appCode, ...input };
      return client.call(saveDesigner, request, { idempotencyKey: intention.keyFor(request) });
    },
    onSuccess: () => {
      intention.fulfil();
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <h2>{t('people')}</h2>
      <p className="ink-muted">{t('peopleHint')}</p>
      {designers.isError ? <QueryFailure failure={designers.error} onRetry={() => void designers.refetch()} /> : null}
      {designers.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {designers.data?.length === 0 ? <p className="ink-muted">{t('nobody')}</p> : null}
      {designers.data && designers.data.length > 0 ? (
        <Paper>
          <ul className={styles.people}>
            {designers.data.map(({ person, rights }) => (
              <li key={person.id}>
                <span>{person.name}</span>
                {(['design', 'publish'] as const).map((right) => (
                  <Checkbox
                    key={right}
                    checked={rights[right]}
                    disabled={save.isPending}
                    aria-label={labelled(person.name, t(right), locale)}
                    onChange={({ target }) => save.mutate({ personId: person.id, rights: { ...rights, [right]: target.checked } })}
                  >
                    {t(right)}
                  </Checkbox>
                ))}
              </li>
            ))}
          </ul>
        </Paper>
      ) : null}
      <div role="alert" className={fieldStyles.issue}>
        {save.error ? failureText(save.error) : null}
      </div>
      <div className={styles.addPerson}>
        <PersonSelect
          label={t('addPerson')}
          value={null}
          issue={null}
          onChange={(personId) => save.mutate({ personId, rights: { design: true, publish: false } })}
        />
      </div>
    </>
  );
}
