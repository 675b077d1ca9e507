import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { readAppAccess, saveAppAccess, type AppAccess } from '@inkstone/api';
import { joinNames } from '@inkstone/schema';
import { LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { AccessFields } from './AccessFields.tsx';
import { accessDraftOf, accessInputOf, lacksMembers, openAccess } from './access-draft.ts';
import { accessTexts } from './access.locale.ts';
import styles from './access.module.css';

/** Who starts the application and who sees all of it. */
export function AccessSection({ appCode }: { readonly appCode: string }) {
  const t = useTexts(accessTexts);
  const locale = useLocale();
  const client = useClient();
  const access = useQuery({
    queryKey: ['app-access', appCode],
    queryFn: ({ signal }) => client.call(readAppAccess, { appCode }, { signal }),
  });
  return (
    <section aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="ink-muted">{t('hint')}</p>
      {access.isError ? <QueryFailure failure={access.error} onRetry={() => void access.refetch()} /> : null}
      {access.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {access.data && access.data.managedModels.length > 0 ? (
        <p className="ink-muted">{t('managed', { models: joinNames(access.data.managedModels, locale) })}</p>
      ) : null}
      {access.data ? <AccessForm appCode={appCode} access={access.data.access} mayChange={access.data.mayChange} /> : null}
    </section>
  );
}

interface AccessFormProps {
  readonly appCode: string;
  readonly access: AppAccess | null;
  readonly mayChange: boolean;
}

function AccessForm({ appCode, access, mayChange }: AccessFormProps) {
  const t = useTexts(accessTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const [draft, setDraft] = useState(() => access && accessDraftOf(access));
  const [isTried, setIsTried] = useState(false);
  const save = useMutation({
    mutationFn: (input: ReturnType<typeof accessInputOf>) =>
      client.call(saveAppAccess, { appCode, access: input }, { idempotencyKey: intention.keyFor(input) }),
    onSuccess: async () => {
      intention.fulfil();
      announce(t('saved'));
      await queries.invalidateQueries({ queryKey: ['app-access', appCode] });
    },
  });
  if (!draft)
    return (
      <>
        <p>{t('notSaid')}</p>
        {mayChange ? <Button onClick={() => setDraft(openAccess)}>{t('set')}</Button> : null}
      </>
    );
  const handleSave = () => {
    setIsTried(true);
    if (!lacksMembers(draft.starters) && !lacksMembers(draft.viewers)) save.mutate(accessInputOf(draft));
  };
  return (
    <div className={styles.section}>
      {mayChange ? null : <p className="ink-muted">{t('onlyAdministrators')}</p>}
      <AccessFields
        draft={draft}
        isTried={isTried}
        disabled={!mayChange}
        onChange={(next) => {
          setDraft(next);
          if (save.isSuccess) save.reset();
        }}
      />
      <div role="alert" className={fieldStyles.issue}>
        {save.error ? failureText(save.error) : null}
      </div>
      {mayChange ? (
        <p>
          <Button loading={save.isPending} onClick={handleSave}>
            {t('save')}
          </Button>{' '}
          {save.isSuccess ? t('saved') : null}
        </p>
      ) : null}
    </div>
  );
}
