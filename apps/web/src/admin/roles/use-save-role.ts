import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveAppRole } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { roleInput, type RoleDraft } from './role-draft.ts';
import type { AppRole } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';

/** Saves a role; a new one then gets its own address. */
export function useSaveRole(app: string, role: AppRole | null) {
  const t = useTexts(rolesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (draft: RoleDraft) => {
      const input = roleInput(app, role, draft);
      return client.call(saveAppRole, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: async ({ id }) => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['app-roles', app] });
      announce(t('saved'));
      if (!role) navigate(`/admin/roles/${app}/${id}`, { replace: true });
    },
  });
}
