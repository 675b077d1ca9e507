import { Popover } from 'antd';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useEffect, useRef, useState } from 'react';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { NodeProps } from '@xyflow/react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { AddMenu } from './AddMenu.tsx';
import { slotKey, type SlotNodeData } from './flow-nodes.ts';
import styles from './canvas.module.css';

/** One element for all, which is not rendered again. */
const plus = <PlusOutlined aria-hidden="true" />;

/** A place between two activities: its + offers what may stand there, and an activity that is dropped on it moves there. */
export function SlotNode({ data: { slot } }: NodeProps<SlotNodeData>) {
  const t = useTexts(workflowTexts);
  const { flow, canEdit, openSlot, setOpenSlot, nameOf, move } = useWorkflowDesigner();
  const element = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const key = slotKey(slot);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => source.data['kind'] === 'activity',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        latest.current(String(source.data['code']), key.split(' '));
      },
    });
  }, [key]);
  const route = flow.content.routes.get(slot.routes[0]!);
  // Pressing outside of the menu closes it, also on its own +, whose click must not open it again.
  const wasOpen = useRef(false);
  if (!canEdit || !route) return null;
  const isOpen = openSlot === key;
  return (
    <>
      <button
        ref={element}
        type="button"
        tabIndex={-1}
        className={styles.slot}
        data-slot={key}
        data-over={isOver || undefined}
        aria-label={t('add', { before: nameOf(route.from), after: nameOf(route.to) })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => setOpenSlot(wasOpen.current ? null : key)}
      >
        {plus}
      </button>
      {isOpen ? (
        <Popover
          open
          onOpenChange={(stays) => (stays ? undefined : setOpenSlot(null))}
          trigger="click"
          placement="right"
          destroyOnHidden
          content={
            <section aria-label={t('addHere')}>
              <AddMenu slot={slot.routes} />
            </section>
          }
        >
          <span className={styles.slotAnchor} />
        </Popover>
      ) : null}
    </>
  );
}
