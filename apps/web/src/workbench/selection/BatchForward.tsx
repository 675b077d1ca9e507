import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { batchForwardWorkItem } from '@inkstone/api';
import { trimText } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { confirmMark } from '../../platform/page/confirm-mark.ts';
import { useClient } from '../../platform/platform.ts';
import { PersonSelect } from '../../runtime/form/people/PersonSelect.tsx';
import type { WorkEntry } from '../work-entry.ts';
import { BatchOutcome, type Stayed } from './BatchOutcome.tsx';
import { selectionTexts } from './selection.locale.ts';
import styles from './selection.module.css';

interface BatchForwardProps {
  readonly entries: readonly WorkEntry[];
  /** Called with the items that could not be forwarded; they stay selected. */
  readonly onLeft: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

interface Outcome {
  readonly went: number;
  readonly stayed: readonly Stayed[];
}

/** Forwards the selected items to somebody, and lists the reason for each one that failed. */
export function BatchForward({ entries: picked, onLeft, onClose }: BatchForwardProps) {
  const [entries] = useState(picked);
  const t = useTexts(selectionTexts);
  const failureText = useFailureText();
  const client = useClient();
  const queries = useQueryClient();
  const id = useId();
  const intention = useRef(createIntention());
  const [to, setTo] = useState<string | null>(null);
  const [opinion, setOpinion] = useState('');
  const [isChecked, setChecked] = useState(false);
  const forward = useMutation({
    async mutationFn(person: string): Promise<Outcome> {
      const workItems = entries.map((entry) => ({ workItemId: entry.id, workItemVersion: entry.version ?? undefined }));
      const input = { workItems, to: person, ...(trimText(opinion) && { opinion: trimText(opinion) }) };
      const { results } = await client.call(batchForwardWorkItem, input, { idempotencyKey: intention.current.keyFor([input]) });
      intention.current.fulfil();
      const titles = new Map(entries.map((entry) => [entry.id, [entry.title, entry.sequenceNo].filter(Boolean).join(' ')]));
      const refused = results.filter(({ errcode }) => errcode !== 0);
      const stayed = refused.map(({ workItemId, errmsg }) => ({ id: workItemId, title: titles.get(workItemId) ?? '', why: errmsg }));
      return { went: results.length - refused.length, stayed };
    },
    async onSuccess({ stayed }) {
      onLeft(stayed.map((each) => each.id));
      await queries.invalidateQueries({ queryKey: ['work'] });
    },
  });
  const outcome = forward.data;

  function handleConfirm(): void {
    if (outcome) return onClose();
    setChecked(true);
    if (to !== null && !forward.isPending) forward.mutate(to);
  }

  return (
    <Modal
      open
      title={outcome ? t('forward') : t('forwardSeveral', { count: entries.length })}
      okText={outcome ? t('close') : t('forward')}
      okButtonProps={{ loading: forward.isPending, ...confirmMark }}
      cancelText={t('close')}
      cancelButtonProps={{ disabled: forward.isPending, ...(outcome && { style: { display: 'none' } }) }}
      closable={!forward.isPending}
      mask={{ closable: false }}
      onOk={handleConfirm}
      onCancel={onClose}
    >
      {outcome ? (
        <BatchOutcome
          went={outcome.went > 0 ? t('went', { count: outcome.went }) : null}
          left={t('stayed', { count: outcome.stayed.length })}
          stayed={outcome.stayed}
        />
      ) : (
        <div className={styles.dialog}>
          <PersonSelect
            label={t('forwardTo')}
            value={to}
            issue={isChecked && to === null ? t('forwardToRequired') : null}
            onChange={setTo}
          />
          <div>
            <label htmlFor={id} className={styles.label}>
              {t('opinion')}
            </label>
            <Input.TextArea id={id} rows={3} maxLength={2000} value={opinion} onChange={(event) => setOpinion(event.target.value)} />
          </div>
          {forward.error ? (
            <p className={styles.stayed} role="alert">
              {failureText(forward.error)}
            </p>
          ) : null}
        </div>
      )}
    </Modal>
  );
}
