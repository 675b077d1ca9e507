import { useEffect, useMemo, useRef } from 'react';
import { isJoin, isSplit, joinNames, localizedName, type Activity, type WorkflowDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { layoutFlow, nodeSize, type FlowEdge, type FlowNode } from './flow-layout.ts';
import type { PlayFrame } from './play/play-frames.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface FlowMapProps {
  readonly definition: WorkflowDefinition;
  /** The frame of the playback. */
  readonly frame?: PlayFrame | null;
}

/** The diagram of a workflow, with a text alternative for screen readers. */
export function FlowMap({ definition, frame = null }: FlowMapProps) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const layout = useMemo(() => layoutFlow(definition), [definition]);
  const view = useRef<HTMLDivElement>(null);
  const at = layout.nodes.find(({ activity }) => activity.code === frame?.at);
  // A diagram wider than the page starts scrolled to its start activity.
  useEffect(() => {
    const start = layout.nodes.find(({ activity }) => activity.kind === 'start');
    if (view.current && start) moveTo(view.current, layout.width, start);
  }, [layout]);
  useEffect(() => {
    if (view.current && at) moveTo(view.current, layout.width, at);
  }, [at, layout]);
  const nameOf = (code: string): string => {
    const activity = definition.activities.find((each) => each.code === code);
    return activity ? localizedName(activity, locale) : code;
  };
  return (
    <div className={styles.map} role="region" aria-label={t('map')} tabIndex={0} ref={view}>
      <svg width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
        <defs>
          <marker
            id="flow-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerUnits="userSpaceOnUse"
            markerWidth="9"
            markerHeight="9"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" className={styles.arrow} />
          </marker>
        </defs>
        {layout.edges.map((edge) => (
          <path
            key={edge.route.code}
            d={pathOf(edge)}
            className={styles.edge}
            data-back={edge.isBack || undefined}
            data-passed={frame?.passedRoutes.has(edge.route.code) || undefined}
            data-issue={(frame?.issue?.kind === 'route' && frame.issue.code === edge.route.code) || undefined}
            markerEnd="url(#flow-arrow)"
          >
            {edge.route.name ? <title>{localizedName({ ...edge.route, name: edge.route.name }, locale)}</title> : null}
          </path>
        ))}
        {layout.nodes.map(({ activity, x, y }) => (
          <g
            key={activity.code}
            className={styles.node}
            data-kind={activity.kind}
            data-passed={frame?.passed.has(activity.code) || undefined}
            data-at={activity.code === frame?.at || undefined}
            data-issue={(frame?.issue?.kind === 'activity' && frame.issue.code === activity.code) || undefined}
          >
            <title>{nameOf(activity.code)}</title>
            <rect
              x={x - nodeSize.width / 2}
              y={y - nodeSize.height / 2}
              width={nodeSize.width}
              height={nodeSize.height}
              rx={activity.kind === 'start' || activity.kind === 'end' ? nodeSize.height / 2 : isGateway(activity) ? 0 : 6}
            />
            <text x={x} y={y - 3}>
              {shortened(nameOf(activity.code))}
            </text>
            <text x={x} y={y + 14} className={styles.kind}>
              {t(activity.kind)}
            </text>
          </g>
        ))}
      </svg>
      <ul className="ink-hidden">
        {definition.activities.map(({ code }) => {
          const next = definition.routes.filter(({ from }) => from === code).map(({ to }) => nameOf(to));
          return <li key={code}>{next.length > 0 ? t('leadsTo', { from: nameOf(code), to: joinNames(next, locale) }) : nameOf(code)}</li>;
        })}
      </ul>
    </div>
  );
}

/** Scrolls a diagram so that an activity is visible; a narrower diagram is centred. */
function moveTo(view: HTMLElement, width: number, { x, y }: FlowNode): void {
  view.scrollLeft = x + Math.max(0, view.clientWidth - width) / 2 - view.clientWidth / 2;
  view.scrollTop = y - view.clientHeight / 2;
}

function isGateway(activity: Activity): boolean {
  return activity.kind === 'exclusive' || isSplit(activity) || isJoin(activity);
}

/** Returns an SVG path with soft bends; a back edge runs along the side. */
function pathOf({ points, isBack }: FlowEdge): string {
  const [first, ...rest] = points;
  if (!first) return '';
  if (isBack) return `M${first.join(' ')} ${rest.map((point) => `L${point.join(' ')}`).join(' ')}`;
  let [x, y] = first;
  let path = `M${x} ${y}`;
  for (const [nextX, nextY] of rest) {
    const middle = (y + nextY) / 2;
    path += ` C${x} ${middle} ${nextX} ${middle} ${nextX} ${nextY}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

/** Chinese characters count as two. */
function shortened(name: string): string {
  let room = 20;
  let text = '';
  for (const sign of name) {
    room -= /[\u2e80-\uffff]/.test(sign) ? 2 : 1;
    if (room < 0) return `${text}…`;
    text += sign;
  }
  return text;
}
