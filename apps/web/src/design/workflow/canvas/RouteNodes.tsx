import { useEffect, useRef, useState } from 'react';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { NodeProps } from '@xyflow/react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { routePart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { placeBranch } from '../workflow-operations.ts';
import { workflowTexts } from '../workflow.locale.ts';
import type { BranchNodeData, HeadingNodeData, JumpNodeData } from './flow-nodes.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { useMarks } from './marks.ts';
import styles from './canvas.module.css';

/** The heading of a branch: when it is taken. Dragged onto another one of its siblings it takes its place. */
export function HeadingNode({ data: { route: code } }: NodeProps<HeadingNodeData>) {
  const { flow, words, choose, canEdit, edit } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const element = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const part = routePart(code);
  const marks = useMarks(part);
  const latest = useRef({ flow, edit });
  useEffect(() => {
    latest.current = { flow, edit };
  });
  useEffect(() => {
    const heading = element.current;
    if (!heading || !canEdit) return undefined;
    const siblingOf = (other: unknown): boolean =>
      typeof other === 'string' &&
      other !== code &&
      latest.current.flow.content.routes.get(other)?.from === latest.current.flow.content.routes.get(code)?.from;
    return combine(
      draggable({ element: heading, getInitialData: () => ({ kind: 'branch', code }) }),
      dropTargetForElements({
        element: heading,
        canDrop: ({ source }) => source.data['kind'] === 'branch' && siblingOf(source.data['code']),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          latest.current.edit(placeBranch(latest.current.flow, String(source.data['code']), code));
        },
      }),
    );
  }, [code, canEdit]);
  const route = flow.content.routes.get(code);
  if (!route) return null;
  const siblings = flow.content.routesFrom.get(route.from) ?? [];
  const when = words.whenTaken(route, siblings);
  return (
    <div
      ref={element}
      className={styles.heading}
      data-route={code}
      data-chosen={chosen === part || undefined}
      data-over={isOver || undefined}
      data-issue={marks.severity ?? undefined}
      data-passed={marks.isPassed || undefined}
      data-change={marks.change ?? undefined}
      onClick={() => choose(part)}
    >
      {marks.change ? <ChangeMark change={marks.change} /> : null}
      <span className={styles.position}>{siblings.indexOf(route) + 1}</span>
      <span className={styles.when} title={when}>
        {when}
      </span>
    </div>
  );
}

/** The end of a route that leads back or aside. */
export function JumpNode({ data: { jump } }: NodeProps<JumpNodeData>) {
  const t = useTexts(workflowTexts);
  const { flow, words, choose, nameOf } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const route = flow.content.routes.get(jump.route);
  const marks = useMarks(routePart(jump.route));
  if (!route) return null;
  const name = nameOf(jump.to);
  const leads = flow.content.activities.has(jump.to) ? t(jump.isBack ? 'jumpBack' : 'jumpTo', { name }) : t('jumpNowhere', { name });
  const when = jump.isExit ? `${words.whenTaken(route, flow.content.routesFrom.get(route.from) ?? [])} ` : '';
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.jump}
      data-route={jump.route}
      data-chosen={chosen === routePart(jump.route) || undefined}
      data-issue={marks.severity ?? undefined}
      data-passed={marks.isPassed || undefined}
      data-change={marks.change ?? undefined}
      title={`${when}${leads}`}
      onClick={() => choose(routePart(jump.route))}
    >
      {marks.change ? <ChangeMark change={marks.change} /> : null}
      {when}
      {leads}
    </button>
  );
}

export function AddBranchNode({ data: { activity } }: NodeProps<BranchNodeData>) {
  const t = useTexts(workflowTexts);
  const { addBranch, nameOf, canEdit } = useWorkflowDesigner();
  if (!canEdit) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.addBranch}
      aria-label={t('addBranchTo', { name: nameOf(activity) })}
      onClick={() => addBranch(activity)}
    >
      {t('addBranch')}
    </button>
  );
}

export function NoteNode() {
  const t = useTexts(workflowTexts);
  return <p className={styles.note}>{t('loose')}</p>;
}
