import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveAppRole } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { wishOf, type RoleDraft } from './role-draft.ts';
import type { AppRole } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';

/** Keeps a role; a new one then has its own address. */
export function useSaveRole(app: string, role: AppRole | null) {
  const t = useTexts(rolesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (draft: RoleDraft) => {
      const wish = wishOf(app, role, draft);
      return client.call(saveAppRole, wish, { idempotencyKey: intention.current.keyFor(wish) });
    },
    onSuccess: async ({ id }) => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['app-roles', app] });
      announce(t('saved'));
      if (!role) navigate(`/admin/roles/${app}/${id}`, { replace: true });
    },
  });
}
