import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { discardWorkingCopy, listWorkingSnapshots, restoreWorkingCopy, type CallOutput } from '@inkstone/api';
import { InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { changedKeys } from '../working-copy/changed-keys.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { historyTexts } from './history.locale.ts';
import styles from './history.module.css';

type Snapshot = CallOutput<typeof listWorkingSnapshots>['items'][number];

const reasons = {
  published: 'beforePublished',
  day: 'beforeDay',
  groups: 'beforeGroups',
  discarded: 'beforeDiscarded',
  restored: 'beforeRestored',
  imported: 'beforeImported',
} as const;

/** Discarding all changes, and what can be restored. */
export function Snapshots({ appCode }: { readonly appCode: string }) {
  const t = useTexts(historyTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const { replica, rights, saving } = useWorkingCopyState();
  const [asked, setAsked] = useState<Snapshot | 'discard' | null>(null);
  const { revision } = replica;
  const snapshots = useInfiniteQuery({
    queryKey: ['working-snapshots', appCode, revision],
    queryFn: ({ pageParam, signal }) => client.call(listWorkingSnapshots, { appCode, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const items = snapshots.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <header className={styles.head}>
        <h2>{t('snapshots')}</h2>
        {rights.design && changedKeys(replica).length > 0 ? (
          <Button danger disabled={saving !== 'saved'} onClick={() => setAsked('discard')}>
            {t('discard')}
          </Button>
        ) : null}
      </header>
      {snapshots.isError ? <QueryFailure failure={snapshots.error} onRetry={() => void snapshots.refetch()} /> : null}
      {snapshots.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {snapshots.isSuccess && items.length === 0 ? <p className="ink-muted">{t('noSnapshots')}</p> : null}
      {items.length > 0 ? (
        <Paper>
          <InfiniteList
            label={t('snapshots')}
            items={items}
            keyOf={({ id }) => id}
            hasMore={snapshots.hasNextPage}
            loadingMore={snapshots.isFetchingNextPage}
            onMore={() => void snapshots.fetchNextPage()}
            moreLabel={t('more')}
          >
            {(snapshot) => (
              <div className={styles.line}>
                <span>
                  {formatInstant(snapshot.at, locale, timeZone)}{' '}
                  <span className="ink-muted ink-small">
                    {t(reasons[snapshot.reason])} · {t('documents', { count: snapshot.documents })}
                  </span>
                </span>
                {rights.design ? (
                  <Button size="small" disabled={saving !== 'saved'} onClick={() => setAsked(snapshot)}>
                    {t('restore')}
                  </Button>
                ) : null}
              </div>
            )}
          </InfiniteList>
        </Paper>
      ) : null}
      {asked ? <ReplaceQuestion appCode={appCode} asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

interface ReplaceQuestionProps {
  readonly appCode: string;
  readonly asked: Snapshot | 'discard';
  readonly onClose: () => void;
}

function ReplaceQuestion({ appCode, asked, onClose }: ReplaceQuestionProps) {
  const t = useTexts(historyTexts);
  const client = useClient();
  const copy = useWorkingCopy();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const { revision } = useWorkingCopyState().replica;
  const replace = useMutation({
    mutationFn: () => {
      const input = { appCode, revision, ...(asked !== 'discard' && { snapshotId: asked.id }) };
      const options = { idempotencyKey: intention.keyFor(input) };
      return asked === 'discard'
        ? client.call(discardWorkingCopy, { appCode, revision }, options)
        : client.call(restoreWorkingCopy, { appCode, revision, snapshotId: asked.id }, options);
    },
    onSuccess: async () => {
      intention.fulfil();
      await copy.update();
      onClose();
    },
  });
  const title = t(asked === 'discard' ? 'discard' : 'restore');
  return (
    <Modal
      open
      title={title}
      okText={title}
      cancelText={t('cancel')}
      okButtonProps={{ danger: asked === 'discard' }}
      confirmLoading={replace.isPending}
      onOk={() => replace.mutate()}
      onCancel={onClose}
      width={440}
    >
      {t(asked === 'discard' ? 'discardAsk' : 'restoreAsk')}
      <div role="alert" className={fieldStyles.issue}>
        {replace.error ? failureText(replace.error) : null}
      </div>
    </Modal>
  );
}
