import { useEffect, useState } from 'react';
import { deleteData } from '@inkstone/api/routes';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { actionTexts } from './action.locale.ts';
import { BatchDialog } from './BatchDialog.tsx';
import type { ListActionProps } from './list-action.ts';
import { useBatch } from './use-batch.ts';

/** Tells which of the picked records can be deleted and which cannot, then deletes those that can. */
export function DeleteRecords({ source: { schemaCode }, picked, onDone, onClose }: ListActionProps) {
  const t = useTexts(actionTexts);
  const client = useClient();
  const [ids] = useState(picked.ids);
  const batch = useBatch(
    ids,
    async (objectIds, preview, idempotencyKey) =>
      (await client.call(deleteData, { schemaCode, objectIds: [...objectIds], preview }, { idempotencyKey })).results,
    onDone,
  );
  const look = batch.preview.mutate;
  useEffect(() => look(), [look]);
  return (
    <BatchDialog
      title={t('removeTitle', { count: ids.length })}
      act={t('remove')}
      isDanger
      batch={batch}
      count={ids.length}
      said={{
        can: (counts) => t('removable', counts),
        cannot: ({ left }) => t('notRemovable', { count: left }),
        did: (counts) => t('removed', counts),
        didNot: ({ left }) => t('notRemoved', { count: left }),
      }}
      onPreview={look}
      onClose={onClose}
    />
  );
}
