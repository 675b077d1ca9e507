import { useMutation } from '@tanstack/react-query';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import { useRef } from 'react';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { favoritesTexts } from './favorites.locale.ts';
import styles from './favorites.module.css';

interface StarProps {
  readonly name: string;
  /** Undefined while it is loading. */
  readonly isMarked: boolean | undefined;
  readonly onMark: (on: boolean, idempotencyKey: string) => Promise<unknown>;
  /** Reloads the favourites. */
  readonly onMarked: () => Promise<unknown>;
}

/** A toggle button, pressed for favourites. */
export function Star({ name, isMarked, onMark, onMarked }: StarProps) {
  const t = useTexts(favoritesTexts);
  const announce = useAnnounce();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const change = useMutation({
    mutationFn: (on: boolean) => onMark(on, intention.current.keyFor({ on })),
    onSuccess: async () => {
      intention.current.fulfil();
      await onMarked();
    },
    onError: (failure) => announce(failureText(failure)),
  });
  return (
    <button
      type="button"
      className={styles.favoriteStar}
      aria-label={t('mark', { name })}
      aria-pressed={isMarked ?? false}
      disabled={isMarked === undefined || change.isPending}
      onClick={() => change.mutate(!isMarked)}
    >
      {isMarked ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
    </button>
  );
}
