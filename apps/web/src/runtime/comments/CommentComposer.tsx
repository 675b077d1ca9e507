import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Mentions } from 'antd';
import { useState } from 'react';
import { commentPlace, createComment, mostCommentText } from '@inkstone/api';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { PlacedUploads } from '../form/PlacedUploads.tsx';
import { commentFilesOf, openCommentForm } from './comment-form.ts';
import type { CommentedRecord } from './comment-queries.ts';
import { contentOf, wordsFor, type Picked } from './comment-text.ts';
import { commentTexts } from './comments.locale.ts';
import { useMentionable } from './use-mentionable.ts';
import styles from './comments.module.css';

interface CommentComposerProps {
  readonly record: CommentedRecord;
  /** Unset: a comment of its own. */
  readonly replyTo?: { readonly id: string; readonly name: string };
  readonly onSent: () => void;
  readonly onCancel?: () => void;
}

/** Where a comment is written: words, people by @, files. What was typed stays until it was sent. */
export function CommentComposer({ record, replyTo, onSent, onCancel }: CommentComposerProps) {
  const t = useTexts(commentTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const environment = { user: useUser(), locale, timeZone: useTimeZone(), isNarrow: useNarrow() };
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Picked>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [files, setFiles] = useState(() => openCommentForm(record.schemaCode, environment));
  const [hasFiles, setHasFiles] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [intention] = useState(createIntention);
  const mentionable = useMentionable(record);

  const sending = useMutation({
    mutationFn: (content: string) => {
      const wish = { ...record, content, files: commentFilesOf(files), ...(replyTo && { parentId: replyTo.id }) };
      return client.call(createComment, wish, { idempotencyKey: intention.keyFor(wish) });
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
    onError: (failure) => setProblem(failureText(failure)),
  });

  async function handleSend(): Promise<void> {
    if (sending.isPending || isWaiting) return;
    const content = contentOf(text, picked);
    setProblem(null);
    if (content === '') return setProblem(t(replyTo ? 'emptyReply' : 'empty'));
    setIsWaiting(true);
    await files.settled();
    setIsWaiting(false);
    if (files.validate({ full: true }).length === 0) sending.mutate(content);
  }

  const offered = mentionable.people.map((person) => ({ person, words: wordsFor(person, picked) }));
  const handlePick = (chosen: string): void => {
    const found = offered.find(({ words }) => words === chosen);
    if (found) setPicked(new Map(picked).set(chosen, found.person.id));
  };

  const label = replyTo ? t('writeReply', { name: replyTo.name }) : t('write');
  return (
    <div className={styles.composer}>
      <Mentions
        value={text}
        rows={2}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={mostCommentText}
        aria-label={label}
        placeholder={label}
        status={problem ? 'error' : ''}
        loading={mentionable.isFetching}
        notFoundContent={t('nobody')}
        filterOption={false}
        options={offered.map(({ person, words }) => ({
          value: words,
          label: [person.name, person.departmentName].filter(Boolean).join(' · '),
        }))}
        onSearch={mentionable.search}
        onSelect={({ value }) => handlePick(value ?? '')}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void handleSend()}
      />
      {hasFiles ? <PlacedUploads form={files} place={() => commentPlace} /> : null}
      <p className={styles.problem} role="alert">
        {problem}
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
