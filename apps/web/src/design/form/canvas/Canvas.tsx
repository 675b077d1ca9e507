import { memo, useEffect, useRef, useState } from 'react';
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { EmptyState } from '@inkstone/ui-kit';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useFirstLines } from '../../frame/use-first-lines.ts';
import { readDragged, type Dragged } from '../dragged.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { AimedHeads } from './aimed-heads.ts';
import { CanvasRows } from './CanvasRows.tsx';
import { columnPlaceAt, placeAt, type Target } from './place-at.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useMarquee } from './use-marquee.ts';
import styles from './canvas.module.css';

/** More than a screen has. */
const firstRows = 24;

/** The form on its grid of 24 columns, as a tree that the arrow keys walk. */
export const Canvas = memo(function Canvas() {
  const t = useTexts(formTexts);
  const { content, canEdit, chosen, choose, renamed, setRenamed } = useFormDesigner();
  const rows = useFirstLines(content.rows, firstRows, chosen.length > 0);
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useCanvasKeys(root, { renamed, rename: setRenamed });
  const { target, aimed } = useDrop(root);
  const { box, onPointerDown, hasDrawn } = useMarquee(root, choose);
  const isEmpty = content.rows.length === 0;
  return (
    <div
      className={styles.scroll}
      data-canvas=""
      onPointerDown={canEdit ? onPointerDown : undefined}
      onClick={(event) => {
        const isEmptySpace = !(event.target as HTMLElement).closest('[data-control]');
        if (isEmptySpace && !hasDrawn.current) choose([]);
      }}
    >
      <p id="canvas-keys" className="ink-hidden">
        {t('keysHint')}
      </p>
      <div
        ref={root}
        className={styles.canvas}
        {...(!isEmpty && { role: 'tree', 'aria-multiselectable': true, 'aria-label': t('canvas'), 'aria-describedby': 'canvas-keys' })}
        data-empty={isEmpty || undefined}
        onKeyDown={canEdit ? onKeyDown : undefined}
      >
        {isEmpty ? (
          <EmptyState title={t('emptyForm')} hint={t('emptyFormHint')} />
        ) : (
          <AimedHeads value={aimed}>
            <CanvasRows rows={rows} level={1} renamed={renamed} onRename={setRenamed} />
          </AimedHeads>
        )}
      </div>
      {box ? <div className={styles.marquee} style={box} /> : null}
      {target ? (
        <div className={styles.line} data-frame={target.line.height > 8 && target.line.width > 8 ? '' : undefined} style={target.line} />
      ) : null}
    </div>
  );
});

/** Receives what is dragged onto the canvas; returns the place over which it is, and the tabs over whose heads it was. */
function useDrop(root: React.RefObject<HTMLDivElement | null>): { readonly target: Target | null; readonly aimed: readonly string[] } {
  const designer = useFormDesigner();
  const latest = useRef(designer);
  const [target, setTarget] = useState<Target | null>(null);
  const [aimed, setAimed] = useState<readonly string[]>(noHeads);
  useEffect(() => {
    latest.current = designer;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const placeOf = (dragged: Dragged | null, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }) =>
      dragged?.kind === 'column' ? columnPlaceAt(element, dragged.sheet, clientX) : placeAt(element, clientX, clientY);
    const stop = dropTargetForElements({
      element,
      canDrop: ({ source }) => latest.current.canEdit && readDragged(source.data) !== null,
      onDrag: ({ source, location }) => {
        const next = placeOf(readDragged(source.data), location.current.input);
        setTarget((before) => (before && JSON.stringify(before) === JSON.stringify(next) ? before : next));
        const { head } = next;
        if (head !== undefined) setAimed((before) => (before.at(-1) === head ? before : [...before.filter((each) => each !== head), head]));
      },
      onDragLeave: () => setTarget(null),
      onDrop: ({ source, location }) => {
        setTarget(null);
        const dragged = readDragged(source.data);
        const { place, sheet, after } = placeOf(dragged, location.current.input);
        const { add, addItem, choose, move, moveColumn } = latest.current;
        if (dragged?.kind === 'column' && after !== undefined) moveColumn(dragged.sheet, dragged.column, after);
        if (dragged?.kind === 'type')
          void add(dragged.type, sheet !== null && dragged.isColumn ? { sheet } : { place: place ?? below(sheet) });
        if (dragged?.kind === 'item') addItem(dragged.code, { place: place ?? below(sheet) });
        // What was moved stays visible: the panel that it is in now opens.
        if (dragged?.kind === 'controls' && move(dragged.keys, place ?? below(sheet) ?? { firstIn: null })) choose(dragged.keys);
      },
    });
    const ended = monitorForElements({
      onDrop: () => {
        setTarget(null);
        setAimed(noHeads);
      },
    });
    return () => {
      stop();
      ended();
    };
  }, [root]);
  return { target, aimed };
}

const noHeads: readonly string[] = [];

const below = (sheet: string | null) => (sheet === null ? undefined : { rowBelow: sheet });
