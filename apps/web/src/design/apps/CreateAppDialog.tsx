import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createDesignApp } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { designTexts } from '../design.locale.ts';
import { NameDialog, type NamedCode } from '../fields/NameDialog.tsx';
import { designAppsQuery } from './design-apps-query.ts';

/** Begins an application: its name, and the code that follows from it. */
export function CreateAppDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(designTexts);
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const create = useMutation({
    mutationFn: ({ code, name, english }: NamedCode) => {
      const input = { code, name, ...(english && { name_i18n: { en: english } }) };
      return client.call(createDesignApp, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: async ({ appCode }) => {
      intention.fulfil();
      await queryClient.invalidateQueries(designAppsQuery(client));
      navigate(`/design/${appCode}`);
    },
  });
  return (
    <NameDialog
      title={t('createApp')}
      taken={new Set()}
      fallback="app"
      isBusy={create.isPending}
      failure={create.error ? failureText(create.error) : null}
      onSubmit={(named) => create.mutate(named)}
      onClose={onClose}
    />
  );
}
