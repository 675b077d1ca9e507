import { useDeferredValue, useId, useMemo, useState, type ReactElement, type RefObject } from 'react';
import { workflowsTexts } from '../../../admin/workflows/workflows.locale.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { createLineTexts, type KnownText } from './line-texts.ts';
import { useMarksOf } from './marks.ts';
import { outlineOf, type OutlineLine } from './outline.ts';
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
  // Many lines and their words follow the drawing.
  const textOf = useDeferredValue(useLineText());
  const shownLines = useDeferredValue(lines);
  const [elementsOf] = useState(() => createLines(id));
  const elements = useMemo(() => elementsOf(shownLines, chosen, textOf), [elementsOf, shownLines, chosen, textOf]);
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
        {elements}
      </div>
    </div>
  );
}

interface KnownLine {
  readonly level: number;
  readonly isExpanded: boolean | null;
  readonly isChosen: boolean;
  readonly text: string;
  readonly element: ReactElement;
}

/** Makes the elements of the lines; those of lines that stay as they are keep their identity, and nothing of them is compared again. */
function createLines(id: string) {
  const known = new Map<string, KnownLine>();
  return (lines: readonly OutlineLine[], chosen: string | null, textOf: (part: string) => string): readonly ReactElement[] =>
    lines.map(({ part, level, isExpanded }) => {
      const [isChosen, text] = [part === chosen, textOf(part)];
      const before = known.get(part);
      const isSame = before?.level === level && before.isExpanded === isExpanded && before.isChosen === isChosen && before.text === text;
      if (isSame) return before.element;
      const element = (
        <div
          key={part}
          id={`${id}-${part}`}
          role="treeitem"
          aria-level={level}
          aria-expanded={isExpanded ?? undefined}
          aria-selected={isChosen}
        >
          {text}
        </div>
      );
      known.set(part, { level, isExpanded, isChosen, text, element });
      return element;
    });
}

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
