import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createDesignApp } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { designTexts } from '../design.locale.ts';
import { AccessFields } from '../access/AccessFields.tsx';
import { accessInputOf, lacksMembers, openAccess } from '../access/access-draft.ts';
import { NameDialog, type NamedCode } from '../fields/NameDialog.tsx';
import { designAppsQuery } from './design-apps-query.ts';

/** Begins an application: its name, who may start it, and who sees all of it. */
export function CreateAppDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(designTexts);
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const [access, setAccess] = useState(openAccess);
  const [isTried, setIsTried] = useState(false);
  const create = useMutation({
    mutationFn: ({ code, name, english }: NamedCode) => {
      const input = { code, name, ...(english && { name_i18n: { en: english } }), access: accessInputOf(access) };
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
      onSubmit={(named) => {
        setIsTried(true);
        if (!lacksMembers(access.starters) && !lacksMembers(access.viewers)) create.mutate(named);
      }}
      onClose={onClose}
    >
      <AccessFields draft={access} isTried={isTried} onChange={setAccess} />
    </NameDialog>
  );
}
