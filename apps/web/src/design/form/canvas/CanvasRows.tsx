import { memo, use, useEffect, useRef, useState, type MouseEvent } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { shareSpans } from '@inkstone/controls/renderer';
import { localizedName, type ControlDefinition, type LayoutRow } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useWorstOf } from '../../checking/issues-context.ts';
import { holdsControls, isControlType, isWide } from '../control-kinds.ts';
import { draggedControls } from '../dragged.ts';
import { headsOf } from '../form-content.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner, useLatestDesigner } from '../use-form-designer.ts';
import { AimedHeads } from './aimed-heads.ts';
import { CanvasControl } from './CanvasControl.tsx';
import { ControlName } from './ControlName.tsx';
import { ResizeGrip } from './ResizeGrip.tsx';
import { CanvasSheet } from './CanvasSheet.tsx';
import styles from './canvas.module.css';

interface CanvasRowsProps {
  readonly rows: readonly LayoutRow[];
  readonly level: number;
  /** The control whose name is edited in place. */
  readonly renamed: string | null;
  readonly onRename: (key: string | null) => void;
}

/** Rows of the form, of a container or of a panel. */
export function CanvasRows({ rows, level, renamed, onRename }: CanvasRowsProps) {
  const { form, content, chosen } = useFormDesigner();
  const worstOf = useWorstOf(form);
  return rows.map(({ columns }) => {
    const cells = shareSpans(columns).flatMap(({ control: key, span }) => {
      const control = content.controls.get(key);
      return control ? [{ control, span }] : [];
    });
    return cells.length === 0 ? null : (
      <div key={cells[0]!.control.key} className={styles.row} role="none" data-row="">
        {cells.map(({ control, span }) => (
          <CanvasCell
            key={control.key}
            control={control}
            span={span}
            level={level}
            isChosen={chosen.includes(control.key)}
            isReached={chosen.length === 0 || chosen[0] === control.key}
            chosenColumn={chosen.find((key) => key.startsWith(`${control.key}.`)) ?? null}
            renamed={
              renamed !== null && (renamed === control.key || isHolder(control) || renamed.startsWith(`${control.key}.`)) ? renamed : null
            }
            onRename={onRename}
            severity={worstOf(control.key)}
          />
        ))}
      </div>
    );
  });
}

interface CanvasCellProps {
  readonly control: ControlDefinition;
  readonly span: number;
  readonly level: number;
  readonly isChosen: boolean;
  /** Whether the Tab key leads to it. */
  readonly isReached: boolean;
  /** The chosen column of a sub-table. */
  readonly chosenColumn: string | null;
  readonly renamed: string | null;
  readonly onRename: (key: string | null) => void;
  /** What is wrong with it or its columns, at worst. */
  readonly severity: 'error' | 'warning' | null;
}

/** A control on the canvas, with what stands in it. */
const CanvasCell = memo(function CanvasCell(props: CanvasCellProps) {
  const { control, span, level, isChosen, isReached, chosenColumn, renamed, onRename, severity } = props;
  const t = useTexts(formTexts);
  const locale = useLocale();
  const latest = useLatestDesigner();
  const element = useRef<HTMLDivElement>(null);
  const { key, type, options } = control;
  const name = localizedName(options, locale) || key;
  useDraggable(element, key);
  const [tried, setTried] = useState<number | null>(null);
  const heads = type === 'tabs' ? headsOf(control) : [];
  const holds = type === 'sheet' ? 'columns' : holdsControls(type) || type === 'tabs' ? 'controls' : undefined;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('[data-control]') !== event.currentTarget) return;
    const { chosen, choose } = latest();
    const adds = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!adds) choose([key]);
    else choose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen.filter((each) => !each.includes('.')), key]);
  };
  const item = { role: 'treeitem', tabIndex: isReached ? 0 : -1, 'aria-selected': isChosen, 'aria-level': level };
  const title = <ControlName control={control} name={name} isRenamed={renamed === key} onDone={() => onRename(null)} />;
  return (
    <div
      ref={element}
      className={styles.cell}
      style={{ gridColumn: `span ${tried ?? span}` }}
      {...(holds === undefined ? item : { role: 'none' })}
      data-chosen={isChosen || undefined}
      data-control={key}
      data-type={type}
      data-holds={holds}
      data-wide={isWide(type) || undefined}
      data-hidden={options['visible'] === false || undefined}
      data-issue={severity ?? undefined}
      onClick={onClick}
      onDoubleClick={(event) => {
        event.stopPropagation();
        if (latest().canEdit) onRename(key);
      }}
    >
      {holds === undefined ? (
        title
      ) : (
        <div className={styles.handle} {...item}>
          {title}
        </div>
      )}
      {type === 'sheet' ? <CanvasSheet control={control} chosenColumn={chosenColumn} renamed={renamed} onRename={onRename} /> : null}
      {type === 'tabs' ? <TabPanels heads={heads} level={level} renamed={renamed} onRename={onRename} /> : null}
      {holdsControls(type) ? <Space control={control} level={level} renamed={renamed} onRename={onRename} /> : null}
      {holds === undefined && isControlType(type) ? (
        <div aria-hidden="true">
          <CanvasControl control={control} type={type} locale={locale} />
        </div>
      ) : null}
      {severity === null ? null : <span className={styles.issue} role="img" aria-label={t(severity)} title={t(severity)} />}
      {isChosen && latest().canEdit ? <ResizeGrip onTry={setTried} onResize={(next) => latest().resize([key], next)} /> : null}
      {isControlType(type) ? null : <p className={styles.unknown}>{t('unknownType', { type })}</p>}
    </div>
  );
});

function useDraggable(element: React.RefObject<HTMLDivElement | null>, key: string): void {
  const latest = useLatestDesigner();
  useEffect(() => {
    if (!element.current) return undefined;
    return draggable({
      element: element.current,
      canDrag: ({ input }) => {
        const under = document.elementFromPoint(input.clientX, input.clientY);
        return latest().canEdit && under?.closest('[data-control]') === element.current && !under?.closest('[data-grip], [data-column]');
      },
      getInitialData: () => draggedControls(latest().chosen.includes(key) ? latest().chosen : [key]),
    });
  }, [element, key, latest]);
}

interface InsideProps {
  readonly level: number;
  readonly renamed: string | null;
  readonly onRename: (key: string | null) => void;
}

/** The room of a container or a panel for other controls. */
function Space({ control, level, renamed, onRename }: InsideProps & { readonly control: ControlDefinition }) {
  const t = useTexts(formTexts);
  const rows = control.layout ?? [];
  return (
    <div className={styles.space} role="group" data-space={control.key}>
      {rows.length === 0 ? <p className={styles.hint}>{t('emptyContainer')}</p> : null}
      <CanvasRows rows={rows} level={level + 1} renamed={renamed} onRename={onRename} />
    </div>
  );
}

/** The heads of tabs, and the panel of one of them. */
function TabPanels({ heads, level, renamed, onRename }: InsideProps & { readonly heads: ReturnType<typeof headsOf> }) {
  const locale = useLocale();
  const { content, chosen, choose } = useFormDesigner();
  const inPanel = (panel: string): boolean =>
    chosen.some(
      (key) =>
        key === panel || (content.controls.get(panel)?.layout ?? []).some(({ columns }) => columns.some(({ control }) => control === key)),
    );
  const [shown, setShown] = useState<string | null>(null);
  const aimed = use(AimedHeads).findLast((head) => heads.some(({ key }) => key === head));
  const open = aimed ?? heads.find(({ key }) => inPanel(key))?.key ?? heads.find(({ key }) => key === shown)?.key ?? heads[0]?.key;
  const panel = open === undefined ? undefined : content.controls.get(open);
  return (
    <div role="group">
      <div className={styles.heads} role="none">
        {heads.map(({ key, title, title_i18n }) => (
          <span
            key={key}
            role="treeitem"
            tabIndex={chosen[0] === key ? 0 : -1}
            aria-selected={chosen.includes(key)}
            aria-level={level + 1}
            data-head={key}
            data-open={key === open || undefined}
            onClick={(event) => {
              event.stopPropagation();
              setShown(key);
              choose([key]);
            }}
          >
            {localizedName({ name: title, ...(title_i18n && { name_i18n: title_i18n as never }) }, locale)}
          </span>
        ))}
      </div>
      {panel ? (
        <div
          className={styles.panel}
          role="none"
          data-control={panel.key}
          data-panel=""
          data-chosen={chosen.includes(panel.key) || undefined}
          data-holds="controls"
          data-wide=""
          onClick={(event) => {
            if ((event.target as HTMLElement).closest('[data-control]') !== event.currentTarget) return;
            event.stopPropagation();
            choose([panel.key]);
          }}
        >
          <Space control={panel} level={level + 1} renamed={renamed} onRename={onRename} />
        </div>
      ) : null}
    </div>
  );
}

/** Whether the control whose name is edited may stand in it. */
const isHolder = ({ type }: ControlDefinition): boolean => type === 'tabs' || holdsControls(type);
