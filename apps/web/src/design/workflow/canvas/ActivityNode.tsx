import { memo, useEffect, useRef } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { NodeProps } from '@xyflow/react';
import { localizedName } from '@inkstone/schema';
import { workflowsTexts } from '../../../admin/workflows/workflows.locale.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { NameInPlace } from '../../fields/NameInPlace.tsx';
import { useChosenPart } from '../ChosenPart.tsx';
import { flowKindOf, type FlowActivity } from '../flow/flow-content.ts';
import { sizeOf } from '../flow/flow-layout.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { kindIcons } from './kind-icons.tsx';
import { ChangeMark } from './ChangeMark.tsx';
import { useMarks } from './marks.ts';
import { flowOutlineId } from './use-flow-keys.ts';
import type { ActivityNodeData } from './flow-nodes.ts';
import styles from './canvas.module.css';

/** An activity of the drawing: what it is called, and what it does in a few words. */
export function ActivityNode({ data: { code } }: NodeProps<ActivityNodeData>) {
  const { flow, choose, renamed, setRenamed, canEdit } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const activity = flow.content.activities.get(code);
  const element = useRef<HTMLDivElement>(null);
  const marks = useMarks(code);
  useEffect(() => {
    if (!element.current || !canEdit) return undefined;
    return draggable({ element: element.current, getInitialData: () => ({ kind: 'activity', code }) });
  }, [code, canEdit]);
  if (!activity) return null;
  const isSmall = sizeOf(activity).height < 60;
  return (
    <div
      ref={element}
      className={styles.activity}
      data-activity={code}
      data-kind={activity.kind}
      data-small={isSmall || undefined}
      data-chosen={chosen === code || undefined}
      data-issue={marks.severity ?? undefined}
      data-passed={marks.isPassed || undefined}
      data-at={marks.isAt || undefined}
      data-change={marks.change ?? undefined}
      title={marks.said ?? undefined}
      onClick={() => choose(code)}
      onDoubleClick={() => canEdit && setRenamed(code)}
    >
      {renamed === code ? <NameInput activity={activity} /> : <Name activity={activity} isSmall={isSmall} />}
      {marks.note ? <span className={styles.figure}>{marks.note}</span> : null}
      {marks.count ? <span className={`${styles.figure} ${styles.count}`}>{marks.count}</span> : null}
      {marks.change ? <ChangeMark change={marks.change} /> : null}
      <Fold activity={activity} />
    </div>
  );
}

const Name = memo(function Name({ activity, isSmall }: { readonly activity: FlowActivity; readonly isSmall: boolean }) {
  const t = useTexts(workflowTexts);
  const kinds = useTexts(workflowsTexts);
  const locale = useLocale();
  const kind = flowKindOf(activity);
  const Icon = kind === null ? null : kindIcons[kind];
  const { words } = useWorkflowDesigner();
  const summary = isSmall ? null : words.summaryOf(activity);
  return (
    <>
      <span className={styles.name} title={localizedName(activity, locale)}>
        {Icon ? <Icon aria-hidden="true" className={styles.icon ?? ''} /> : null}
        {localizedName(activity, locale)}
      </span>
      {isSmall ? null : (
        <span className={styles.summary} title={summary ?? undefined}>
          {kind === null ? t('unknownKind', { kind: activity.kind }) : (summary ?? kinds(kind === 'join' ? 'parallel' : kind))}
        </span>
      )}
    </>
  );
});

/** Edits the name where it stands. */
function NameInput({ activity: { code, name } }: { readonly activity: FlowActivity }) {
  const t = useTexts(workflowTexts);
  const { rename, setRenamed } = useWorkflowDesigner();
  const done = (next: string | null, seen: string) => {
    // Somebody who ends it by a key goes on in the outline; a click elsewhere has its own focus.
    if (document.activeElement?.closest('[data-activity]')) document.getElementById(flowOutlineId)?.focus({ preventScroll: true });
    if (next !== null) void rename(code, next, seen);
    setRenamed(null);
  };
  return <NameInPlace label={t('rename', { name })} name={name} maxLength={60} className="nopan nodrag nowheel" onDone={done} />;
}

const Fold = memo(function Fold({ activity: { code, isSplit, kind } }: { readonly activity: FlowActivity }) {
  const t = useTexts(workflowTexts);
  const { flow, layout, folded, fold, nameOf } = useWorkflowDesigner();
  const hidden = layout.folded.get(code);
  const hasBranches = kind === 'exclusive' || isSplit;
  if (!hasBranches || (flow.content.routesFrom.get(code)?.length ?? 0) < 2) return null;
  const isFolded = folded.has(code);
  return (
    <button
      type="button"
      className={styles.fold}
      tabIndex={-1}
      aria-expanded={!isFolded}
      aria-label={isFolded ? t('unfold', { name: nameOf(code), count: hidden ?? 0 }) : t('fold', { name: nameOf(code) })}
      onClick={(event) => {
        event.stopPropagation();
        fold(isFolded ? new Set([...folded].filter((each) => each !== code)) : new Set([...folded, code]));
      }}
    >
      {isFolded ? `+${hidden ?? 0}` : '−'}
    </button>
  );
});
