import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getSystemSettings, saveSystemSettings, type SetupOrganization, type SystemSettings } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { createIntention } from '../platform/api/intention.ts';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { useNavigate } from '../platform/router/index.ts';
import { firstRunTexts } from './first-run.locale.ts';
import { OrganizationForm } from './OrganizationForm.tsx';

/** The organisation, changed by the administrator. */
export function OrganizationStep() {
  const t = useTexts(firstRunTexts);
  const client = useClient();
  const settings = useQuery({ queryKey: ['settings'], queryFn: ({ signal }) => client.call(getSystemSettings, {}, { signal }) });
  if (settings.isError) return <QueryFailure failure={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.data ? <StoredOrganization settings={settings.data} /> : <LoadingState shape="rows" label={t('loading')} />;
}

function StoredOrganization({ settings: { organization, appearance } }: { readonly settings: SystemSettings }) {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const intention = useRef(createIntention());
  const save = useMutation({
    mutationFn: ({ sealColor, logo, ...changed }: SetupOrganization) => {
      const sections = { organization: { ...changed, version: organization.version }, appearance: { ...appearance, sealColor, logo } };
      return client.call(saveSystemSettings, sections, { idempotencyKey: intention.current.keyFor(sections) });
    },
    onSuccess: async (saved) => {
      intention.current.fulfil();
      queries.setQueryData(['settings'], saved);
      await queries.invalidateQueries({ queryKey: ['public-config'] });
      navigate('/first-run');
    },
    // Somebody else may have changed them meanwhile: the next attempt starts from what they stored.
    onError: () => queries.invalidateQueries({ queryKey: ['settings'] }),
  });
  const { sealColor, logo } = appearance;
  return (
    <OrganizationForm
      organization={{ ...organization, sealColor, logo }}
      isSaving={save.isPending}
      failure={save.error}
      onSave={save.mutate}
    />
  );
}
