import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { purgeRecords, restoreRecords } from '@inkstone/api';
import { EmptyState, InfiniteList, LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../../platform/api/intention.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SearchBox } from '../../../platform/page/SearchBox.tsx';
import { useClient } from '../../../platform/platform.ts';
import type { ListActionProps } from '../actions/list-action.ts';
import { deletedQuery, type DeletedRecord } from './bin-query.ts';
import { binTexts } from './bin.locale.ts';
import { DeletedLine } from './DeletedLine.tsx';
import styles from './bin.module.css';

const calls = { restored: restoreRecords, purged: purgeRecords };
type RecordAction = keyof typeof calls;

/** The recycle bin of a list: records that can still be restored. */
export function DeletedRecords({ source: { schemaCode }, onDone, onClose }: ListActionProps) {
  const t = useTexts(binTexts);
  const client = useClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const [keyword, setKeyword] = useState('');
  const found = useInfiniteQuery(deletedQuery(client, schemaCode, keyword));
  const change = useMutation({
    mutationFn: ({ action, record }: { readonly action: RecordAction; readonly record: DeletedRecord }) =>
      client.call(calls[action], { schemaCode, objectIds: [record.id] }, { idempotencyKey: intention.current.keyFor([action, record.id]) }),
    onSuccess: (_, { action, record }) => {
      intention.current.fulfil();
      announce(t(action, { name: record.name || t('untitled') }));
      onDone([]);
    },
    // An answer settles the request, also a refusal: the next attempt is a new one.
    onError: () => intention.current.fulfil(),
  });
  const records = found.data?.pages.flatMap((page) => page.items) ?? [];
  const busy = change.isPending ? change.variables.record.id : null;
  return (
    <Modal open title={t('title')} footer={null} width={640} onCancel={onClose} closable={{ 'aria-label': t('close') }}>
      <p className={`${styles.hint} ink-muted ink-small`}>{t('hint')}</p>
      <SearchBox label={t('search')} initial="" onSearch={setKeyword} />
      {change.error ? (
        <p className={styles.failure} role="alert">
          {failureText(change.error)}
        </p>
      ) : null}
      {found.isError ? <QueryFailure failure={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {found.data && records.length === 0 ? <EmptyState title={keyword ? t('nothingFound') : t('empty')} /> : null}
      {records.length > 0 ? (
        <InfiniteList
          label={t('list')}
          items={records}
          keyOf={(record) => record.id}
          hasMore={found.hasNextPage}
          loadingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          moreLabel={t('more')}
        >
          {(record) => (
            <DeletedLine
              record={record}
              busy={busy === record.id}
              disabled={busy !== null}
              onRestore={() => change.mutate({ action: 'restored', record })}
              onPurge={() => change.mutate({ action: 'purged', record })}
            />
          )}
        </InfiniteList>
      ) : null}
    </Modal>
  );
}
