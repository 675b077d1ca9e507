import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { settleWorkingDocument } from '@inkstone/api';
import { documentId } from '@inkstone/design';
import { localizedName, type DocumentKey } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { publishTexts } from './publish.locale.ts';
import styles from './publish.module.css';

/** Documents of which another version was published meanwhile, with the choice of which one stays. */
export function Outdated({ appCode, documents }: { readonly appCode: string; readonly documents: readonly DocumentKey[] }) {
  const t = useTexts(publishTexts);
  const locale = useLocale();
  const client = useClient();
  const copy = useWorkingCopy();
  const failureText = useFailureText();
  const { replica } = useWorkingCopyState();
  const [intention] = useState(() => createIntention());
  const settle = useMutation({
    mutationFn: ({ document, keep }: { document: DocumentKey; keep: 'working' | 'published' }) => {
      const input = { appCode, revision: replica.revision, document: document as never, keep };
      return client.call(settleWorkingDocument, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: async () => {
      intention.fulfil();
      await copy.update();
    },
  });
  return (
    <>
      <h2>{t('outdated')}</h2>
      <div role="alert" className={fieldStyles.issue}>
        {settle.error ? failureText(settle.error) : null}
      </div>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={documentId(document)}>
            <span>{localizedName(nameOf(replica.documents, document), locale)}</span>
            <Button size="small" disabled={settle.isPending} onClick={() => settle.mutate({ document, keep: 'working' })}>
              {t('keepWorking')}
            </Button>
            <Button size="small" disabled={settle.isPending} onClick={() => settle.mutate({ document, keep: 'published' })}>
              {t('keepPublished')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
