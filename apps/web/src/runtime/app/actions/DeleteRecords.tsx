import { useEffect, useState } from 'react';
import { deleteData } from '@inkstone/api';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { actionTexts } from './action.locale.ts';
import { batchTexts } from './batch.locale.ts';
import { BatchDialog } from './BatchDialog.tsx';
import type { ListActionProps } from './list-action.ts';
import { useBatch } from './use-batch.ts';
import { useBatchJob } from './use-batch-job.ts';

/** Shows which of the selected records can be deleted and which cannot, then deletes those that can. */
export function DeleteRecords({ source, asked, picked: chosen, onDone, onClose }: ListActionProps) {
  const { schemaCode } = source;
  const a = useTexts(actionTexts);
  const t = useTexts(batchTexts);
  const client = useClient();
  const [picked] = useState(chosen);
  const job = useBatchJob({ source, asked });
  const batch = useBatch({
    picked,
    call: async (objectIds, preview, idempotencyKey) =>
      (await client.call(deleteData, { schemaCode, objectIds: [...objectIds], preview }, { idempotencyKey })).results,
    ofAll: job.start('delete'),
    onDone,
  });
  const look = batch.preview.mutate;
  useEffect(() => look(), [look]);
  return (
    <BatchDialog
      title={picked.kind === 'all' ? t('removeAllTitle') : t('removeTitle', { count: picked.ids.length })}
      act={a('remove')}
      isDanger
      batch={batch}
      texts={{
        can: (counts) => t('removable', counts),
        cannot: ({ left }) => t('notRemovable', { count: left }),
        did: (counts) => t('removed', counts),
        didNot: ({ left }) => t('notRemoved', { count: left }),
      }}
      onPreview={look}
      onCancelJob={job.cancel}
      onClose={onClose}
    />
  );
}
