import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readSetup, saveSetupOrganization, type CallOutput, type SetupOrganization } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { Link, Navigate, useSearchParams } from '../platform/router/index.ts';
import { useSession } from '../platform/session/use-session.ts';
import { AdministratorForm } from './AdministratorForm.tsx';
import { firstRunTexts } from './first-run.locale.ts';
import { OrganizationForm } from './OrganizationForm.tsx';
import { SetupFrame } from './SetupFrame.tsx';
import styles from './first-run.module.css';

/** The first two steps of the set-up, by the link that the server printed: the organisation and its first administrator. */
export function SetupPage() {
  const t = useTexts(firstRunTexts);
  const client = useClient();
  const token = useSearchParams()[0].get('token') ?? '';
  const setup = useQuery({
    queryKey: ['setup', token],
    queryFn: ({ signal }) => client.call(readSetup, { token }, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  if (setup.data?.state === 'open') return <OpenSetup key={token} token={token} setup={setup.data} />;
  return (
    <SetupFrame step={null} title={t('title')}>
      {token === '' ? <p>{t('linkMissing')}</p> : null}
      {token !== '' && setup.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {setup.isError ? <QueryFailure failure={setup.error} onRetry={() => void setup.refetch()} /> : null}
      {setup.data?.state === 'used' ? <UsedLink /> : null}
    </SetupFrame>
  );
}

interface OpenSetupProps {
  readonly token: string;
  readonly setup: Extract<CallOutput<typeof readSetup>, { state: 'open' }>;
}

function OpenSetup({ token, setup }: OpenSetupProps) {
  const t = useTexts(firstRunTexts);
  const client = useClient();
  const queries = useQueryClient();
  const [step, setStep] = useState<'organization' | 'administrator'>(setup.isSaved ? 'administrator' : 'organization');
  const locale = useLocale();
  const [isCreated, setIsCreated] = useState(false);
  const save = useMutation({
    mutationFn: (organization: SetupOrganization) => client.call(saveSetupOrganization, { ...organization, token }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['setup', token] }),
        queries.invalidateQueries({ queryKey: ['public-config'] }),
      ]);
      setStep('administrator');
    },
  });
  if (isCreated) return <Navigate to="/first-run/people" replace />;
  return (
    <SetupFrame step={step} title={t(step)} states={setup.isSaved ? { organization: 'done' } : {}}>
      {step === 'organization' ? (
        <OrganizationForm
          // The language of the page is the likely one until another is saved.
          organization={setup.isSaved ? setup.organization : { ...setup.organization, locale }}
          isSaving={save.isPending}
          failure={save.error}
          onSave={save.mutate}
        />
      ) : (
        <AdministratorForm token={token} onBack={() => setStep('organization')} onCreated={() => setIsCreated(true)} />
      )}
    </SetupFrame>
  );
}

/** The administrator who created themselves in this browser goes on; others sign in. */
function UsedLink() {
  const t = useTexts(firstRunTexts);
  const { token } = useSession();
  if (token) return <Navigate to="/first-run" replace />;
  return (
    <>
      <p className={styles.hint}>{t('linkUsed')}</p>
      <Link to="/first-run">{t('signIn')}</Link>
    </>
  );
}
