import type { NodeProps } from '@xyflow/react';
import { useChosenPart } from '../ChosenPart.tsx';
import { routeOfPart, routePart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import type { LinesNodeData } from './flow-nodes.ts';
import styles from './canvas.module.css';

/** Everything that connects: frames of blocks, lines, and ways back. */
export function LinesNode({ data: { layout } }: NodeProps<LinesNodeData>) {
  const { flow } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const route = chosen === null ? null : routeOfPart(chosen);
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        <marker
          id="designed-flow-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" className={styles.arrow} />
        </marker>
      </defs>
      {layout.frames.map(({ split, x, y, width, height }) => (
        <rect key={split} className={styles.frame} x={x} y={y} width={width} height={height} rx={10} />
      ))}
      <path className={styles.line} d={layout.lines} />
      {layout.arcs.map((arc) => (
        <path
          key={`${arc.from} ${arc.route ?? arc.to}`}
          className={styles.arc}
          data-chosen={(arc.route === null ? chosen === arc.from : route === arc.route || chosen === routePart(arc.route)) || undefined}
          data-own={arc.route === null || undefined}
          d={arc.path}
          markerEnd="url(#designed-flow-arrow)"
        />
      ))}
    </svg>
  );
}
