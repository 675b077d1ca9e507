import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call, CallInput, CallOutput } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { isConflict } from '../../platform/api/request-failure.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { organizationKey } from './organization-queries.ts';
import { organizationTexts } from './organization.locale.ts';

/** Runs one of the calls that change the organisation, and reloads what is shown of it afterwards. */
export function useOrganizationChange<C extends Call>(call: C, onDone: (output: CallOutput<C>) => void = () => undefined) {
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const t = useTexts(organizationTexts);
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (input: CallInput<C>) => client.call(call, input, { idempotencyKey: intention.current.keyFor([call.path, input]) }),
    onSuccess: async (output) => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: [organizationKey] });
      announce(t('saved'));
      onDone(output);
    },
    onError: async (failure) => {
      // Somebody else changed it meanwhile: the next attempt starts from what they stored.
      if (isConflict(failure)) await queries.invalidateQueries({ queryKey: [organizationKey] });
    },
  });
}
