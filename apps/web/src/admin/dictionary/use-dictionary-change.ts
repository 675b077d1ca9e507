import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call, CallInput } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { dictionaryTexts } from './dictionary.locale.ts';

/** Runs one of the calls that change dictionaries, and reloads dictionaries afterwards. */
export function useDictionaryChange<C extends Call>(call: C, onDone: () => void = () => undefined) {
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const t = useTexts(dictionaryTexts);
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (input: CallInput<C>) => client.call(call, input, { idempotencyKey: intention.current.keyFor([call.path, input]) }),
    onSuccess: async () => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['dictionaries'] });
      announce(t('done'));
      onDone();
    },
  });
}
