import { useEffect, useState } from 'react';
import { executeCustomButton, type OfferedButton } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { BatchDialog } from '../app/actions/BatchDialog.tsx';
import type { ListActionProps } from '../app/actions/list-action.ts';
import { useBatch } from '../app/actions/use-batch.ts';
import { buttonTexts } from './buttons.locale.ts';

/** Previews on which of the selected records the button can run, then runs it on those. */
export function RunButton({
  button,
  source,
  picked: chosen,
  lines,
  onDone,
  onClose,
}: ListActionProps & { readonly button: OfferedButton }) {
  const { schemaCode } = source;
  const t = useTexts(buttonTexts);
  const name = localizedName(button, useLocale());
  const client = useClient();
  const [picked] = useState(chosen);
  const [names] = useState(() => new Map(lines.map((line) => [line.id, line.name])));
  const batch = useBatch({
    picked,
    call: async (objectIds, preview, idempotencyKey) => {
      const input = { schemaCode, code: button.code, objectIds: [...objectIds], preview };
      const { results } = await client.call(executeCustomButton, input, { idempotencyKey });
      // Refused results have no name.
      return results.map((result) => ({ ...result, name: result.name || (names.get(result.id) ?? '') }));
    },
    ofAll: () => Promise.reject(new Error('custom buttons run only on records that were selected one by one')),
    onDone,
  });
  const look = batch.preview.mutate;
  useEffect(() => look(), [look]);
  return (
    <BatchDialog
      title={t('title', { name, count: picked.ids.length })}
      act={name}
      batch={batch}
      texts={{
        can: (counts) => t('can', counts),
        cannot: ({ left }) => t('cannot', { count: left }),
        did: (counts) => t('did', counts),
        didNot: ({ left }) => t('didNot', { count: left }),
      }}
      onPreview={look}
      onCancelJob={onClose}
      onClose={onClose}
    />
  );
}
