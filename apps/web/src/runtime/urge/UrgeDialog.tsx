import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Modal, Radio } from 'antd';
import { useId, useRef, useState } from 'react';
import { createUrge, getUrgeInfo } from '@inkstone/api';
import { LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { trimText } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { UrgeChoice } from './UrgeChoice.tsx';
import { urgeTexts } from './urge.locale.ts';
import styles from './urge.module.css';

interface UrgeDialogProps {
  readonly workflowInstanceId: string;
  readonly onClose: () => void;
}

/** Urges all or single handlers with a message; shows who was urged already, by whom and when. */
export function UrgeDialog({ workflowInstanceId, onClose }: UrgeDialogProps) {
  const t = useTexts(urgeTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const ids = useId();
  const intention = useRef(createIntention());
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const info = useQuery({
    queryKey: ['instance', workflowInstanceId, 'urge'],
    queryFn: ({ signal }) => client.call(getUrgeInfo, { workflowInstanceId }, { signal }),
  });
  const items = info.data?.items ?? [];
  const free = items.filter((item) => !item.own && item.againAt === null);
  const workItemId = free.find((item) => item.workItemId === chosen)?.workItemId ?? free[0]?.workItemId;
  const send = useMutation({
    mutationFn: async () => {
      const input = { workflowInstanceId, workItemId: workItemId!, ...(trimText(message) && { message: trimText(message) }) };
      await client.call(createUrge, input, { idempotencyKey: intention.current.keyFor(input) });
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['instance', workflowInstanceId] });
      announce(t('done'));
    },
    onSuccess: onClose,
  });
  return (
    <Modal
      open
      title={t('title')}
      okText={t('send')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: workItemId === undefined, loading: send.isPending }}
      onOk={() => send.mutate()}
      onCancel={onClose}
    >
      {info.isError ? <QueryFailure failure={info.error} onRetry={() => void info.refetch()} /> : null}
      {info.isPending ? <LoadingState shape="text" label={t('loading')} /> : null}
      {info.data && items.length === 0 ? <p>{t('nobody')}</p> : null}
      {items.length > 0 ? (
        <div className={styles.form}>
          <Radio.Group aria-label={t('who')} value={workItemId ?? null} onChange={(event) => setChosen(event.target.value as string)}>
            {items.map((item) => (
              <UrgeChoice key={item.workItemId} item={item} />
            ))}
          </Radio.Group>
          <label htmlFor={`${ids}-message`}>{t('message')}</label>
          <Input.TextArea
            id={`${ids}-message`}
            value={message}
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 6 }}
            placeholder={t('placeholder')}
            onChange={(event) => setMessage(event.target.value)}
          />
          {send.isError ? (
            <p role="alert" className={styles.failure}>
              {failureText(send.error)}
            </p>
          ) : null}
        </div>
      ) : null}
    </Modal>
  );
}
