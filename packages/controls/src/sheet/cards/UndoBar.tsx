import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './sheet-cards.module.css';

interface UndoBarProps {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Long enough to read it and to reach it with the keyboard. */
const shownMs = 10_000;

/** The last action with an undo button. It disappears after a while, but not while it has the focus. */
export function UndoBar({ text, undo, onUndo, onClose }: UndoBarProps) {
  const container = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!container.current?.contains(document.activeElement)) close();
    }, shownMs);
    return () => clearInterval(timer);
  }, [text]);
  return (
    <div ref={container} className={styles.undo}>
      <span>{text}</span>
      <Button type="link" size="small" onClick={onUndo}>
        {undo}
      </Button>
    </div>
  );
}
