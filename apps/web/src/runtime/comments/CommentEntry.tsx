import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { deleteComment, type Comment } from '@inkstone/api';
import { PresentationView, presentFile, presentImage } from '@inkstone/controls/renderer';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import type { CommentedRecord } from './comment-queries.ts';
import { partsOf } from './comment-text.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { commentTexts } from './comments.locale.ts';
import { Replies } from './Replies.tsx';
import styles from './comments.module.css';

interface CommentEntryProps {
  readonly record: CommentedRecord;
  readonly comment: Comment;
  /** The comment it replies to; unset: a top-level comment. */
  readonly parentId?: string;
  readonly onNotify: (message: string) => void;
}

/** One comment with its actions. */
export function CommentEntry({ record, comment, parentId, onNotify }: CommentEntryProps) {
  const t = useTexts(commentTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isReplying, setIsReplying] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const removing = useMutation({
    // A single idempotency key: repeated clicks are one request.
    mutationFn: () => client.call(deleteComment, { id: comment.id }, { idempotencyKey: comment.id }),
    onSuccess: () => {
      onNotify(t('removed'));
      return queries.invalidateQueries({ queryKey: ['comments', record.objectId] });
    },
    onError: (failure) => onNotify(t('removeFailed', { reason: failureText(failure) })),
  });
  const isReply = parentId !== undefined;
  return (
    <li className={styles.entry} data-comment={comment.id}>
      <p className={styles.head}>
        <strong>{comment.author.name}</strong>
        <time dateTime={comment.at}>{formatInstant(comment.at, locale, timeZone)}</time>
      </p>
      {comment.deleted ? <p className={styles.gone}>{t('gone')}</p> : <CommentBody comment={comment} />}
      <div className={styles.buttons}>
        {comment.deleted ? null : (
          <Button type="text" size="small" onClick={() => setIsReplying(true)}>
            {t('reply')}
          </Button>
        )}
        {comment.mayDelete ? (
          <Popconfirm title={t('confirmRemove')} okText={t('remove')} cancelText={t('cancel')} onConfirm={() => removing.mutate()}>
            <Button type="text" size="small" loading={removing.isPending}>
              {t('remove')}
            </Button>
          </Popconfirm>
        ) : null}
        {!isReply && comment.replies > 0 ? (
          <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('hideReplies') : t('showReplies', { count: comment.replies })}
          </Button>
        ) : null}
      </div>
      {isReplying ? (
        <CommentComposer
          record={record}
          replyTo={{ id: parentId ?? comment.id, name: comment.author.name }}
          onSent={() => (setIsReplying(false), setIsOpen(true))}
          onCancel={() => setIsReplying(false)}
        />
      ) : null}
      {isOpen && !isReply ? (
        <Replies
          record={record}
          commentId={comment.id}
          entry={(reply) => <CommentEntry key={reply.id} record={record} comment={reply} parentId={comment.id} onNotify={onNotify} />}
        />
      ) : null}
    </li>
  );
}

function CommentBody({ comment }: { readonly comment: Comment }) {
  const images = comment.files.filter(({ isImage }) => isImage);
  const others = comment.files.filter(({ isImage }) => !isImage);
  return (
    <>
      <p className={styles.text}>
        {partsOf(comment).map(({ text, isMention }, at) => (isMention ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>))}
      </p>
      {others.length > 0 ? <PresentationView tree={{ kind: 'list', items: others.map(presentFile) }} /> : null}
      {images.length > 0 ? (
        <div className={styles.images}>
          {images.map((image) => (
            <PresentationView key={image.id} tree={presentImage(image)} />
          ))}
        </div>
      ) : null}
    </>
  );
}
