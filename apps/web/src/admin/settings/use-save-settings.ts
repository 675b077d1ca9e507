import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveSystemSettings, type CallInput, type SystemSettings } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useClient } from '../../platform/platform.ts';

type Sections = CallInput<typeof saveSystemSettings>;
/** Every section, as it is entered. */
export type SettingFields = { readonly [Section in keyof Sections]-?: NonNullable<Sections[Section]> };

/** Saves the settings and reloads them for other pages. */
export function useSaveSettings(onSaved: (settings: SystemSettings) => void) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (fields: SettingFields) => client.call(saveSystemSettings, fields, { idempotencyKey: intention.current.keyFor(fields) }),
    onSuccess: async (settings) => {
      intention.current.fulfil();
      queries.setQueryData(['settings'], settings);
      onSaved(settings);
      await Promise.all(['setting-changes', 'public-config', 'form-setting'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
}
