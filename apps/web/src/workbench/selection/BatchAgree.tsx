import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input, Modal, Progress } from 'antd';
import { useId, useRef, useState } from 'react';
import { workitemAction } from '@inkstone/api';
import { trimText } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { confirmMark } from '../../platform/page/confirm-mark.ts';
import { useClient } from '../../platform/platform.ts';
import type { WorkEntry } from '../work-entry.ts';
import { BatchOutcome, type Stayed } from './BatchOutcome.tsx';
import { selectionTexts } from './selection.locale.ts';
import styles from './selection.module.css';

interface BatchAgreeProps {
  readonly entries: readonly WorkEntry[];
  /** Called with the items that could not be approved; they stay selected. */
  readonly onLeft: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Approves the selected items one after the other, each as a decision of its own, and lists the reason for each one that failed. */
export function BatchAgree({ entries: picked, onLeft, onClose }: BatchAgreeProps) {
  // Approved items leave the list while the rest is still being processed.
  const [entries] = useState(picked);
  const t = useTexts(selectionTexts);
  const failureText = useFailureText();
  const client = useClient();
  const queries = useQueryClient();
  const id = useId();
  const intentions = useRef(new Map(entries.map((entry) => [entry.id, createIntention()])));
  const [opinion, setOpinion] = useState('');
  const [done, setDone] = useState(0);
  const agree = useMutation({
    async mutationFn(): Promise<readonly Stayed[]> {
      const stayed: Stayed[] = [];
      for (const entry of entries) {
        try {
          await agreeTo(entry);
        } catch (issue) {
          stayed.push({ id: entry.id, title: [entry.title, entry.sequenceNo].filter(Boolean).join(' '), why: failureText(issue) });
        }
        setDone((before) => before + 1);
      }
      return stayed;
    },
    async onSuccess(stayed) {
      onLeft(stayed.map((each) => each.id));
      await queries.invalidateQueries({ queryKey: ['work'] });
    },
  });

  async function agreeTo({ id: workItemId, version }: WorkEntry): Promise<void> {
    const given = trimText(opinion) && { opinion: trimText(opinion) };
    const input = { workItemId, workItemVersion: version ?? undefined, action: 'Agree' as const, ...given };
    const intention = intentions.current.get(workItemId)!;
    await client.call(workitemAction, input, { idempotencyKey: intention.keyFor(input) });
    intention.fulfil();
  }

  const stayed = agree.data;
  return (
    <Modal
      open
      title={stayed ? t('agree') : t('agreeSeveral', { count: entries.length })}
      okText={stayed ? t('close') : t('agree')}
      okButtonProps={{ loading: agree.isPending, ...confirmMark }}
      cancelText={t('close')}
      cancelButtonProps={{ disabled: agree.isPending, ...(stayed && { style: { display: 'none' } }) }}
      closable={!agree.isPending}
      mask={{ closable: false }}
      onOk={() => (stayed ? onClose() : agree.mutate())}
      onCancel={onClose}
    >
      {stayed ? (
        <BatchOutcome
          went={stayed.length < entries.length ? t('agreed', { count: entries.length - stayed.length }) : null}
          left={t('notAgreed', { count: stayed.length })}
          stayed={stayed}
        />
      ) : (
        <div className={styles.dialog}>
          <p>{t('agreeHint')}</p>
          <div>
            <label htmlFor={id} className={styles.label}>
              {t('opinion')}
            </label>
            <Input.TextArea
              id={id}
              rows={3}
              maxLength={2000}
              value={opinion}
              disabled={agree.isPending}
              onChange={(event) => setOpinion(event.target.value)}
            />
          </div>
          {agree.isPending ? (
            <Progress percent={Math.round((done / entries.length) * 100)} size="small" aria-label={t('progress')} />
          ) : null}
        </div>
      )}
    </Modal>
  );
}
