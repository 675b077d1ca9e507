import { Button } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { PlayFrame } from './play-frames.ts';
import { playTexts } from './play.locale.ts';
import styles from './play.module.css';

interface CounterexamplePlayerProps {
  readonly frames: readonly PlayFrame[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** Plays the steps that lead to an issue, by buttons or by arrow keys, Home and End; Escape closes it. */
export function CounterexamplePlayer({ frames, index, onIndex, onClose }: CounterexamplePlayerProps) {
  const t = useTexts(playTexts);
  const box = useRef<HTMLDivElement>(null);
  const last = frames.length - 1;
  const frame = frames[index];
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // Keeps the diagram and the description both visible.
    box.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  }, [frames]);

  const goTo = (to: number): void => {
    onIndex(to);
    // A disabled button cannot keep the focus.
    if (to === 0 || to === last) box.current?.focus();
  };
  const handleKey = (event: KeyboardEvent): void => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') onClose();
    else if (to !== undefined) onIndex(Math.min(last, Math.max(0, to)));
    else return;
    event.preventDefault();
  };

  return (
    <div ref={box} className={styles.player} role="group" aria-label={t('player')} tabIndex={-1} onKeyDown={handleKey}>
      <p role="status" className={styles.description} data-issue={frame?.issue ? true : undefined}>
        <span className="ink-muted ink-small">{t('stepOf', { step: index + 1, count: frames.length })}</span>
        <span>{frame?.text}</span>
      </p>
      <div className={styles.buttons}>
        <Button disabled={index === 0} onClick={() => goTo(index - 1)}>
          {t('back')}
        </Button>
        <Button type="primary" disabled={index === last} onClick={() => goTo(index + 1)}>
          {t('forward')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </div>
  );
}
