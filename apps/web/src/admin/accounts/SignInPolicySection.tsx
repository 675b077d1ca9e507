import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useRef } from 'react';
import { readSecondFactorPolicy, saveSecondFactorPolicy, type CallInput } from '@inkstone/api';
import { LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { AttemptFailure } from '../../identity/password/AttemptFailure.tsx';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { accountsTexts } from './accounts.locale.ts';

type Audience = CallInput<typeof saveSecondFactorPolicy>['required'];

/** Of whom a second factor is required. */
export function SignInPolicySection() {
  const t = useTexts(accountsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const intention = useRef(createIntention());
  const policy = useQuery({
    queryKey: ['second-factor-policy'],
    queryFn: ({ signal }) => client.call(readSecondFactorPolicy, {}, { signal }),
  });
  const save = useMutation({
    mutationFn: (required: Audience) =>
      client.call(saveSecondFactorPolicy, { required }, { idempotencyKey: intention.current.keyFor(required) }),
    onSuccess: async () => {
      intention.current.fulfil();
      await Promise.all(['second-factor-policy', 'setting-changes'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      announce(t('saved'));
    },
  });
  return (
    <SettingsSection title={t('policy')} hint={t('policyHint')}>
      {policy.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {policy.isError ? <QueryFailure failure={policy.error} onRetry={() => void policy.refetch()} /> : null}
      {policy.data ? (
        <>
          <p>{t('required')}</p>
          <Radio.Group
            aria-label={t('required')}
            value={save.isPending ? save.variables : policy.data.required}
            disabled={save.isPending}
            options={[
              { value: 'nobody', label: t('nobody') },
              { value: 'administrators', label: t('administrators') },
              { value: 'everybody', label: t('everyone') },
            ]}
            onChange={({ target }) => save.mutate(target.value as Audience)}
          />
          <p className="ink-muted ink-small">{t('requiredHint')}</p>
          <AttemptFailure failure={save.error} wait={0} />
          <span role="status">{save.isSuccess ? t('saved') : null}</span>
        </>
      ) : null}
    </SettingsSection>
  );
}
