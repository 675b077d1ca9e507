import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Mentions } from 'antd';
import { useState } from 'react';
import { commentTarget, createComment, maxCommentLength } from '@inkstone/api';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { AttachmentFields } from '../form/opinions/AttachmentFields.tsx';
import { commentFilesOf, openCommentForm } from './comment-form.ts';
import type { CommentedRecord } from './comment-queries.ts';
import { contentOf, mentionLabel, type Picked } from './comment-text.ts';
import { commentTexts } from './comments.locale.ts';
import { useMentionable } from './use-mentionable.ts';
import styles from './comments.module.css';

interface CommentComposerProps {
  readonly record: CommentedRecord;
  /** Unset: a new comment. */
  readonly replyTo?: { readonly id: string; readonly name: string };
  readonly onSent: () => void;
  readonly onCancel?: () => void;
}

/** The input of a comment: text, mentions by @, files. What was typed stays until it was sent. */
export function CommentComposer({ record, replyTo, onSent, onCancel }: CommentComposerProps) {
  const t = useTexts(commentTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const environment = { user: useUser(), locale, timeZone: useOrganizationTimeZone(), isNarrow: useNarrow() };
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Picked>(new Map());
  const [issue, setIssue] = useState<string | null>(null);
  const [files, setFiles] = useState(() => openCommentForm(record.schemaCode, environment));
  const [hasFiles, setHasFiles] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [intention] = useState(createIntention);
  const mentionable = useMentionable(record);

  const sending = useMutation({
    mutationFn: (content: string) => {
      const input = { ...record, content, files: commentFilesOf(files), ...(replyTo && { parentId: replyTo.id }) };
      return client.call(createComment, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: () => {
      intention.fulfil();
      setText('');
      setPicked(new Map());
      setHasFiles(false);
      setFiles(openCommentForm(record.schemaCode, environment));
      onSent();
      return queries.invalidateQueries({ queryKey: ['comments', record.objectId] });
    },
    onError: (failure) => setIssue(failureText(failure)),
  });

  async function handleSend(): Promise<void> {
    if (sending.isPending || isWaiting) return;
    const content = contentOf(text, picked);
    setIssue(null);
    if (content === '') return setIssue(t(replyTo ? 'emptyReply' : 'empty'));
    setIsWaiting(true);
    await files.settled();
    setIsWaiting(false);
    if (files.validate({ full: true }).length === 0) sending.mutate(content);
  }

  const offered = mentionable.people.map((person) => ({ person, label: mentionLabel(person, picked) }));
  const handlePick = (chosen: string): void => {
    const found = offered.find(({ label }) => label === chosen);
    if (found) setPicked(new Map(picked).set(chosen, found.person.id));
  };

  const label = replyTo ? t('writeReply', { name: replyTo.name }) : t('write');
  return (
    <div className={styles.composer}>
      <Mentions
        value={text}
        rows={2}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={maxCommentLength}
        aria-label={label}
        placeholder={label}
        status={issue ? 'error' : ''}
        loading={mentionable.isFetching}
        notFoundContent={t('nobody')}
        filterOption={false}
        options={offered.map(({ person, label }) => ({
          value: label,
          label: [person.name, person.departmentName].filter(Boolean).join(' · '),
        }))}
        onSearch={mentionable.search}
        onSelect={({ value }) => handlePick(value ?? '')}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void handleSend()}
      />
      {hasFiles ? <AttachmentFields form={files} targetOf={() => commentTarget} /> : null}
      <p className={styles.issue} role="alert">
        {issue}
      </p>
      <div className={styles.buttons}>
        {hasFiles ? null : (
          <Button type="text" size="small" onClick={() => setHasFiles(true)}>
            {t('addFiles')}
          </Button>
        )}
        <span className={styles.stretch} />
        {onCancel ? (
          <Button size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
        <Button type="primary" size="small" loading={sending.isPending || isWaiting} onClick={() => void handleSend()}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
