import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { compareOperationLog } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesTexts } from './changes.locale.ts';
import styles from './changes.module.css';

interface LogChangesProps {
  readonly form: Form;
  readonly workflowInstanceId: string;
  /** The version of the record that the action created. */
  readonly version: number;
}

/** In the history: the values changed by this action, loaded on demand. */
export function LogChanges({ form, workflowInstanceId, version }: LogChangesProps) {
  const t = useTexts(changesTexts);
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['instance', workflowInstanceId, 'change', version],
    queryFn: ({ signal }) => client.call(compareOperationLog, { workflowInstanceId, before: version + 1, size: 1 }, { signal }),
    enabled: isOpen,
  });
  const changes = query.data?.items.find((item) => item.version === version)?.changes ?? [];
  return (
    <div className={styles.ofLog}>
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hide' : 'show')}
      </Button>
      {isOpen && query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {isOpen && query.isPending ? <LoadingState shape="text" label={t('loading')} /> : null}
      {isOpen && query.data && changes.length > 0 ? <ChangeList form={form} changes={changes} /> : null}
      {isOpen && query.data && changes.length === 0 ? <p role="status">{t('none')}</p> : null}
    </div>
  );
}
