import { useQuery } from '@tanstack/react-query';
import type { FirstRun } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { Navigate, useParams } from '../platform/router/index.ts';
import { ApplicationsStep } from './ApplicationsStep.tsx';
import { firstRunQuery } from './first-run-query.ts';
import { firstRunTexts } from './first-run.locale.ts';
import { OrganizationStep } from './OrganizationStep.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import { ReadyStep } from './ReadyStep.tsx';
import { SetupFrame } from './SetupFrame.tsx';

const addresses = {
  organization: '/first-run/organization',
  people: '/first-run/people',
  applications: '/first-run/applications',
} as const;

/** The set-up as the signed-in administrator continues it: people and applications; the organisation can be changed again. */
export function FirstRunPage() {
  const t = useTexts(firstRunTexts);
  const firstRun = useQuery(firstRunQuery(useClient()));
  const { step } = useParams();
  if (!firstRun.data)
    return (
      <SetupFrame step={null} title={t('title')}>
        {firstRun.isError ? (
          <QueryFailure failure={firstRun.error} onRetry={() => void firstRun.refetch()} />
        ) : (
          <LoadingState shape="rows" label={t('loading')} />
        )}
      </SetupFrame>
    );
  const { data } = firstRun;
  if (data.isFinished) return <Navigate to="/start" replace />;
  const states = { organization: 'done', administrator: 'done', ...decided(data) } as const;
  if (step === 'ready')
    return (
      <SetupFrame step={null} title={t('ready')} states={states} addresses={addresses}>
        <ReadyStep firstRun={data} />
      </SetupFrame>
    );
  if (step !== 'organization' && step !== 'people' && step !== 'applications') return <Navigate to={nextAddress(data)} replace />;
  return (
    <SetupFrame step={step} title={t(step)} states={states} addresses={addresses}>
      {step === 'organization' ? <OrganizationStep /> : null}
      {step === 'people' ? <PeopleStep count={data.peopleCount} /> : null}
      {step === 'applications' ? <ApplicationsStep /> : null}
    </SetupFrame>
  );
}

function decided({ people, applications }: FirstRun): Readonly<Partial<Record<'people' | 'applications', 'done' | 'later'>>> {
  return { ...(people !== 'open' && { people }), ...(applications !== 'open' && { applications }) };
}

/** The first step that is still open. */
function nextAddress({ people, applications }: FirstRun): string {
  if (people === 'open') return addresses.people;
  return applications === 'open' ? addresses.applications : '/first-run/ready';
}
