import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveAppRoleMembers } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { isConflict } from '../../platform/api/request-failure.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import type { AppRole, Member } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';

/** Saves the members of a role; `onSaved` is called when the role has been loaded again. */
export function useSaveMembers(app: string, { id, version }: AppRole, onSaved: () => void) {
  const t = useTexts(rolesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (members: readonly Member[]) => {
      const input = { id, version, members: members.map((member) => ({ kind: member.kind, id: member.id })) };
      return client.call(saveAppRoleMembers, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: async () => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['app-roles', app] });
      announce(t('saved'));
      onSaved();
    },
    onError: async (failure) => {
      // Somebody else changed it meanwhile: the next attempt starts from what they stored.
      if (isConflict(failure)) await queries.invalidateQueries({ queryKey: ['app-roles', app] });
    },
  });
}
