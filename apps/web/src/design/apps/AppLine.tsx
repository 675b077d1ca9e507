import { Button } from 'antd';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { AppIcon } from '../../runtime/app/icon/AppIcon.tsx';
import { designTexts } from '../design.locale.ts';
import type { DesignApp } from './design-apps-query.ts';
import styles from './apps.module.css';

interface AppLineProps {
  readonly app: DesignApp;
  /** Null: the person may not change the order. */
  readonly onStep: ((by: -1 | 1) => void) | null;
  /** Another application was dropped above or below this one. */
  readonly onDrop: (dropped: string, edge: Edge) => void;
  readonly onCopy: (() => void) | null;
}

export type Edge = 'above' | 'below';

/** An application that may be designed, with the handle by which it is moved. */
export function AppLine({ app, onStep, onDrop, onCopy }: AppLineProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const line = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const edge = useDragged({ line, handle, code: app.code, mayMove: onStep !== null, onDrop });
  const name = localizedName(app, locale);
  const marks = [
    ...(app.state === 'unpublished' ? [t('unpublished')] : []),
    ...(app.state === 'closed' ? [t('closedApp')] : []),
    ...(app.changed > 0 && app.state !== 'unpublished' ? [t('changedDocuments', { count: app.changed })] : []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep?.(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li ref={line} className={styles.line} data-edge={edge ?? undefined}>
      {onStep ? (
        <button
          ref={handle}
          type="button"
          className={`ink-plain-button ${styles.handle}`}
          aria-label={t('moveApp', { name })}
          title={t('moveApp', { name })}
          onKeyDown={onKeyDown}
        >
          <HolderOutlined />
        </button>
      ) : null}
      <AppIcon name={name} icon={app.icon} color={app.color} />
      <span className={styles.names}>
        <Link to={`/design/${app.code}`} className={styles.name!}>
          {name}
        </Link>
        <span className="ink-muted ink-small">{app.code}</span>
      </span>
      <span className="ink-small">{marks.join(' · ')}</span>
      {onCopy ? (
        <Button size="small" type="text" className={styles.above!} aria-label={t('copyNamed', { name })} onClick={onCopy}>
          {t('copy')}
        </Button>
      ) : null}
    </li>
  );
}

interface DraggedLine extends Pick<AppLineProps, 'onDrop'> {
  readonly line: React.RefObject<HTMLLIElement | null>;
  readonly handle: React.RefObject<HTMLButtonElement | null>;
  readonly code: string;
  readonly mayMove: boolean;
}

/** Lets the line be dragged by its handle and others be dropped at its edges; returns the edge over which one is. */
function useDragged({ line, handle, code, mayMove, onDrop }: DraggedLine): Edge | null {
  const [edge, setEdge] = useState<Edge | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = line.current;
    if (!mayMove || !element || !handle.current) return undefined;
    const edgeAt = (clientY: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'above' : 'below';
    };
    const stopDragging = draggable({ element, dragHandle: handle.current, getInitialData: () => ({ app: code }) });
    const stopDropping = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['app'] === 'string' && source.data['app'] !== code,
      onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
      onDragLeave: () => setEdge(null),
      onDrop: ({ location, source }) => {
        setEdge(null);
        drop.current(String(source.data['app']), edgeAt(location.current.input.clientY));
      },
    });
    return () => {
      stopDragging();
      stopDropping();
    };
  }, [line, handle, code, mayMove]);
  return edge;
}
