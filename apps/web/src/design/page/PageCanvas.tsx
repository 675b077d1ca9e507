import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Card } from '../../runtime/portal/Card.tsx';
import type { PortalCard } from '../../runtime/portal/portal-query.ts';
import { usePartDragging } from '../fields/use-part-dragging.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useAppCode } from './app-code.ts';
import { cardName } from './CardPanel.tsx';
import { moveCard, nextSpan, type DraftCard, type PageKey } from './page-editing.ts';
import { pageTexts } from './page.locale.ts';
import styles from './page.module.css';

interface PageCanvasProps {
  readonly document: PageKey;
  readonly cards: readonly DraftCard[];
  /** The cards as the page shows them, by code. */
  readonly shown: ReadonlyMap<string, PortalCard>;
  readonly chosen: string | null;
  readonly isFixed: boolean;
  readonly onChoose: (code: string | null) => void;
  readonly onRemove: (card: DraftCard) => void;
}

/** The cards on their grid, with real contents: chosen, moved and resized with the mouse or by keys. */
export function PageCanvas({ document: page, cards, shown, chosen, isFixed, onChoose, onRemove }: PageCanvasProps) {
  const t = useTexts(pageTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { edit, set } = useEdit();
  const root = useRef<HTMLDivElement>(null);
  const move = (code: string, before: string | null) => {
    const operation = moveCard(page, cards, code, before);
    if (operation) edit([operation]);
  };
  const resize = (card: DraftCard, span: number) => {
    if (span === card.span || !set(page, ['cards', card.code, 'span'], span, card.content['span'])) return;
    announce(t('resized', { name: cardName(card, locale), span }));
  };
  const focusOn = (code: string | undefined) => {
    if (code === undefined) return;
    onChoose(code);
    root.current?.querySelector<HTMLElement>(`[data-slot="${code}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const card = cards[index]!;
    const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Delete' && !isFixed) onRemove(card);
    else if (by === 0) return;
    else if (event.altKey && !isFixed) move(card.code, by === 1 ? (cards[index + 2]?.code ?? null) : (cards[index - 1]?.code ?? card.code));
    else if (event.shiftKey && !isFixed) resize(card, nextSpan(card.span, by));
    else focusOn(cards[index + by]?.code);
    event.preventDefault();
  };
  return (
    <div ref={root} className={styles.grid} role="listbox" aria-label={t('cards')} aria-describedby="page-canvas-keys">
      {cards.map((card, index) => (
        <Slot
          key={card.code}
          card={card}
          name={cardName(card, locale)}
          shown={shown.get(card.code) ?? null}
          isChosen={card.code === chosen}
          isTabStop={card.code === chosen || (chosen === null && index === 0)}
          isFixed={isFixed}
          onChoose={() => onChoose(card.code)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onDropped={(code) => move(code, card.code)}
          onResize={(span) => resize(card, span)}
        />
      ))}
    </div>
  );
}

interface SlotProps {
  readonly card: DraftCard;
  readonly name: string;
  readonly shown: PortalCard | null;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly isFixed: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onDropped: (code: string) => void;
  readonly onResize: (span: number) => void;
}

function Slot({ card, name, shown, isChosen, isTabStop, isFixed, onChoose, onKeyDown, onDropped, onResize }: SlotProps) {
  const t = useTexts(pageTexts);
  const appCode = useAppCode();
  const slot = useRef<HTMLDivElement>(null);
  const label = `${name}, ${t('width', { span: card.span })}`;
  const isTarget = usePartDragging(slot, { list: 'cards', code: card.code, isFixed, onDropped });
  return (
    <div
      ref={slot}
      className={styles.slot}
      style={{ '--span': card.span } as CSSProperties}
      role="presentation"
      data-chosen={isChosen || undefined}
      data-target={isTarget || undefined}
    >
      {/* What the card shows is looked at. The option lies above it: it has a name of its own, with which the content does not compete. */}
      <div inert aria-hidden="true">
        {shown ? (
          <Card appCode={appCode} card={{ ...shown, span: 24 }} />
        ) : (
          <div className={styles.empty}>
            <h3>{name}</h3>
            <p className="ink-muted ink-small">{t('notOffered')}</p>
          </div>
        )}
      </div>
      <div
        className={styles.option}
        role="option"
        aria-selected={isChosen}
        aria-label={shown ? label : `${label}, ${t('notOffered')}`}
        data-slot={card.code}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onChoose}
        onFocus={onChoose}
        onKeyDown={onKeyDown}
      />
      {isFixed ? null : <ResizeHandle slot={slot} span={card.span} onResize={onResize} />}
    </div>
  );
}

interface ResizeHandleProps {
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly span: number;
  readonly onResize: (span: number) => void;
}

/** Dragged, it makes the card as wide as the next of the possible widths. The keys do the same, so it is for the mouse only. */
function ResizeHandle({ slot, span, onResize }: ResizeHandleProps) {
  const start = useRef<{ readonly x: number; readonly column: number } | null>(null);
  const wantedAt = ({ clientX }: PointerEvent) => span + (start.current ? (clientX - start.current.x) / start.current.column : 0);
  return (
    <span
      className={styles.handle}
      data-resize=""
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, column: (slot.current?.offsetWidth ?? span) / span };
      }}
      onPointerUp={(event) => {
        const wanted = wantedAt(event);
        start.current = null;
        let best = span;
        for (let next = nextSpan(6, -1); ; next = nextSpan(next, 1)) {
          if (Math.abs(next - wanted) < Math.abs(best - wanted)) best = next;
          if (next === 24) break;
        }
        onResize(best);
      }}
    />
  );
}
