import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { memo, useRef, type PointerEvent } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { FlowLayout } from '../flow/flow-layout.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import styles from './canvas.module.css';

const margin = 40;

/**
 * The whole workflow, small, with the part that is in view; a click or a drag brings another part into view. The overview of the library
 * keeps an element and a subscription for each node.
 */
export function FlowMap() {
  const t = useTexts(workflowTexts);
  const { layout } = useWorkflowDesigner();
  const { setCenter } = useReactFlow();
  const isDragged = useRef(false);
  const [left, top, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const goTo = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    void setCenter(x, y, { zoom });
  };
  const box = [-margin, -margin, layout.width + 2 * margin, layout.height + 2 * margin] as const;
  return (
    <Panel position="bottom-right">
      <svg
        role="img"
        aria-label={t('map')}
        className={styles.map}
        viewBox={box.join(' ')}
        onPointerDown={(event) => {
          isDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(event);
        }}
        onPointerMove={(event) => isDragged.current && goTo(event)}
        onPointerUp={() => (isDragged.current = false)}
        onPointerCancel={() => (isDragged.current = false)}
      >
        <Activities layout={layout} />
        <rect className={styles.mapSeen} x={-left / zoom} y={-top / zoom} width={width / zoom} height={height / zoom} />
      </svg>
    </Panel>
  );
}

const Activities = memo(function Activities({ layout }: { readonly layout: FlowLayout }) {
  const boxes = [...layout.activities.values()].map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`);
  return <path className={styles.mapped} d={boxes.join('')} />;
});
