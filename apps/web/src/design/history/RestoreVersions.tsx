import { useMutation } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { restoreVersions } from '@inkstone/api';
import type { DocumentKey } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { historyTexts } from './history.locale.ts';

interface RestoreVersionsProps {
  readonly appCode: string;
  readonly documents: readonly { readonly document: DocumentKey; readonly version: number }[];
  readonly onClose: () => void;
}

/** Asks, and makes published versions the content of the working copy. */
export function RestoreVersions({ appCode, documents, onClose }: RestoreVersionsProps) {
  const t = useTexts(historyTexts);
  const client = useClient();
  const copy = useWorkingCopy();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const { revision } = useWorkingCopyState().replica;
  const restore = useMutation({
    mutationFn: () => {
      const input = { appCode, revision, documents: documents as never };
      return client.call(restoreVersions, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: async () => {
      intention.fulfil();
      await copy.update();
      announce(t('restored'));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t('restore')}
      okText={t('restore')}
      cancelText={t('cancel')}
      confirmLoading={restore.isPending}
      onOk={() => restore.mutate()}
      onCancel={onClose}
      width={440}
    >
      {t('restoreVersionsAsk', { count: documents.length })}
      <div role="alert" className={fieldStyles.issue}>
        {restore.error ? failureText(restore.error) : null}
      </div>
    </Modal>
  );
}
