import { memo, useCallback, useDeferredValue, useId, useMemo, type RefObject } from 'react';
import { localizedName } from '@inkstone/schema';
import { workflowsTexts } from '../../../admin/workflows/workflows.locale.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { flowKindOf } from '../flow/flow-content.ts';
import { routeOfPart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
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
        {lines.map(({ part, level }) => (
          <Line key={part} id={`${id}-${part}`} level={level} isChosen={part === chosen} part={part} textOf={textOf} />
        ))}
      </div>
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly part: string;
  readonly level: number;
  readonly isChosen: boolean;
  readonly textOf: (part: string) => string;
}

/** A line is put into words again only when the workflow or its marks change. */
const Line = memo(function Line({ id, part, level, isChosen, textOf }: LineProps) {
  return (
    <div id={id} role="treeitem" aria-level={level} aria-selected={isChosen}>
      {textOf(part)}
    </div>
  );
});

/** What a screen reader says of a line. */
function useLineText(): (part: string) => string {
  const t = useTexts(workflowTexts);
  const kinds = useTexts(workflowsTexts);
  const locale = useLocale();
  const { flow, words } = useWorkflowDesigner();
  const marksOf = useMarksOf();
  const { content } = flow;
  return useCallback(
    (part) => {
      const { activities, routes, routesFrom } = content;
      const route = routes.get(routeOfPart(part) ?? '');
      const { severity, note, said, change } = marksOf(part);
      const seen = said ?? note;
      const problem = [
        ...(severity === null ? [] : [kinds(severity)]),
        ...(change === null ? [] : [kinds(change)]),
        ...(seen ? [seen] : []),
      ];
      if (route) {
        const siblings = routesFrom.get(route.from) ?? [];
        const condition = words.whenTaken(route, siblings);
        const leads = t('jumpTo', { name: words.nameOf('activity', route.to) });
        const said = t('branchOf', { name: words.nameOf('activity', route.from), position: siblings.indexOf(route) + 1, condition });
        return [said, leads, ...problem].join(locale === 'zh' ? '，' : ', ');
      }
      const activity = activities.get(part);
      if (!activity) return part;
      const kind = flowKindOf(activity);
      const kindText = kind === null ? t('unknownKind', { kind: activity.kind }) : kind === 'join' ? t('join') : kinds(kind);
      const summary = words.summaryOf(activity);
      return [localizedName(activity, locale), kindText, ...(summary ? [summary] : []), ...problem].join(locale === 'zh' ? '，' : ', ');
    },
    [content, words, marksOf, locale, t, kinds],
  );
}
