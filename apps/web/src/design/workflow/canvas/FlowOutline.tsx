import { memo, useDeferredValue, useId, useMemo, useState, type RefObject } from 'react';
import { workflowsTexts } from '../../../admin/workflows/workflows.locale.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { createLineTexts, type KnownText } from './line-texts.ts';
import { useMarksOf } from './marks.ts';
import { outlineOf } from './outline.ts';
import { flowOutlineId, useFlowKeys } from './use-flow-keys.ts';
import styles from './canvas.module.css';

/** The workflow as an outline, for the keyboard and for screen readers; the drawing shows what is chosen in it. */
export function FlowOutline({ tree }: { readonly tree: RefObject<HTMLDivElement | null> }) {
  const t = useTexts(workflowTexts);
  const id = useId();
  const { flow, folded } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const lines = useMemo(() => outlineOf(flow.blocks, folded), [flow.blocks, folded]);
  const onKeyDown = useFlowKeys(lines, chosen);
  // Words of many lines follow the drawing.
  const textOf = useDeferredValue(useLineText());
  return (
    <div className="ink-hidden">
      <p id={`${id}-keys`}>{t('keysHint')}</p>
      <div
        ref={tree}
        id={flowOutlineId}
        role="tree"
        tabIndex={0}
        className={styles.outline}
        aria-label={t('outline')}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={chosen === null ? undefined : `${id}-${chosen}`}
        onKeyDown={onKeyDown}
      >
        {lines.map(({ part, level, isExpanded }) => (
          <Line key={part} id={`${id}-${part}`} level={level} isExpanded={isExpanded} isChosen={part === chosen} text={textOf(part)} />
        ))}
      </div>
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly level: number;
  readonly isExpanded: boolean | null;
  readonly isChosen: boolean;
  readonly text: string;
}

const Line = memo(function Line({ id, level, isExpanded, isChosen, text }: LineProps) {
  return (
    <div id={id} role="treeitem" aria-level={level} aria-expanded={isExpanded ?? undefined} aria-selected={isChosen}>
      {text}
    </div>
  );
});

/** What a screen reader says of a line. */
function useLineText(): (part: string) => string {
  const t = useTexts(workflowTexts);
  const kinds = useTexts(workflowsTexts);
  const locale = useLocale();
  const { flow, words, names } = useWorkflowDesigner();
  const marksOf = useMarksOf();
  const { content } = flow;
  const [known] = useState(() => new Map<string, KnownText>());
  return useMemo(
    () => createLineTexts({ content, words, names, marksOf, locale, t, kinds }, known),
    [content, words, names, marksOf, locale, t, kinds, known],
  );
}
