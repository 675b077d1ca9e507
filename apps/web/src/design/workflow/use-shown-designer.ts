import { useMemo } from 'react';
import type { JsonObject } from '@inkstone/design';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { readFlow } from './flow/flow-content.ts';
import { layoutOf } from './flow/flow-layout.ts';
import type { WorkflowDesigner } from './use-workflow-designer.ts';
import { flowOf } from './workflow-operations.ts';
import { createFlowWords } from './words/flow-words.ts';

/** The designer over another content of its workflow, to look at; null: over its own. */
export function useShownDesigner(designer: WorkflowDesigner, content: JsonObject | null): WorkflowDesigner {
  const locale = useLocale();
  const { flow, names, folded } = designer;
  return useMemo(() => {
    if (content === null) return designer;
    const shown = flowOf(flow.key, readFlow(content));
    const words = createFlowWords(names, shown.content, locale);
    return {
      ...designer,
      flow: shown,
      layout: layoutOf(shown.content, shown.blocks, folded),
      words,
      nameOf: (code) => words.nameOf('activity', code),
      canEdit: false,
      edit: () => false,
    };
  }, [designer, content, flow.key, names, folded, locale]);
}
