import { createContext, use, useMemo, useState } from 'react';
import { documentId } from '@inkstone/design';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useWorkingCopyValue, useDocuments, useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { useChoosing } from './ChosenPart.tsx';
import { useRefuse } from './canvas/Refusals.tsx';
import { createFlowEditing, flowIn, type FlowEditing } from './flow-editing.ts';
import { branchOf, placementsOf } from './flow/find-step.ts';
import { layoutOf, type FlowLayout } from './flow/flow-layout.ts';
import { routeOfPart, routePart } from './part.ts';
import type { PartRemoval } from './removal/part-removal.ts';
import type { Flow, WorkflowKey } from './workflow-operations.ts';
import type { FlowNames } from './words/flow-names.ts';
import { createFlowWords, type FlowWords } from './words/flow-words.ts';
import { useFlowNames } from './words/use-flow-names.ts';
import { workflowTexts } from './workflow.locale.ts';

export interface WorkflowDesigner extends FlowEditing {
  readonly appCode: string;
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly canEdit: boolean;
  readonly choose: (part: string | null) => void;
  /** What everything is called that the workflow names. */
  readonly names: FlowNames;
  /** What the workflow says, in the person's language. */
  readonly words: FlowWords;
  /** The name of an activity in the person's language. */
  readonly nameOf: (code: string) => string;
  readonly folded: ReadonlySet<string>;
  readonly fold: (codes: ReadonlySet<string>) => void;
  /** The slot whose menu is open, by its routes. */
  readonly openSlot: string | null;
  readonly setOpenSlot: (slot: string | null) => void;
  /** The activity or route whose name is edited in place. */
  readonly renamed: string | null;
  readonly setRenamed: (part: string | null) => void;
  /** The removal that is asked about. */
  readonly removal: PartRemoval | null;
}

export const WorkflowDesignerContext = createContext<WorkflowDesigner | null>(null);

export function useWorkflowDesigner(): WorkflowDesigner {
  const designer = use(WorkflowDesignerContext);
  if (!designer) throw new Error('the component needs a WorkflowDesignerContext');
  return designer;
}

const noneFolded: ReadonlySet<string> = new Set();

/** What the pages of a workflow do with it: the same object until the workflow or what is shown of it changes. */
export function useNewWorkflowDesigner(appCode: string, key: WorkflowKey): WorkflowDesigner {
  const t = useTexts(workflowTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const refuse = useRefuse();
  const copy = useWorkingCopy();
  const canEdit = useDocuments().rights.design;
  const source = useWorkingCopyValue(({ replica }) => replica.documents.get(documentId(key))?.content);
  const published = useWorkingCopyValue(({ replica }) => replica.published.get(documentId(key))?.content);
  const { choose, follow } = useChoosing();
  const flow = useMemo(() => flowIn(key, source ?? {}), [key, source]);
  const [folded, fold] = useState(noneFolded);
  const [openSlot, setOpenSlot] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [removal, setRemoval] = useState<PartRemoval | null>(null);
  const layout = useMemo(() => layoutOf(flow.content, flow.blocks, folded), [flow, folded]);
  const names = useFlowNames(flow);
  const words = useMemo(() => createFlowWords(names, flow.content, locale), [names, flow.content, locale]);
  return useMemo(() => {
    const nameOf = (code: string): string => words.nameOf('activity', code);
    return {
      appCode,
      flow,
      layout,
      canEdit,
      choose,
      names,
      words,
      nameOf,
      folded,
      fold,
      openSlot,
      setOpenSlot,
      renamed,
      setRenamed,
      removal,
      ...createFlowEditing({
        copy,
        flow,
        layout,
        published,
        nameOf,
        removal,
        setRemoval,
        setOpenSlot,
        choose,
        follow,
        announce,
        refuse,
        t,
        locale,
      }),
    };
  }, [
    appCode,
    flow,
    layout,
    canEdit,
    choose,
    follow,
    names,
    words,
    folded,
    openSlot,
    renamed,
    removal,
    copy,
    published,
    announce,
    refuse,
    t,
    locale,
  ]);
}

/** The branch or the block in which a part stands; null: none. */
export function partAround({ blocks, content }: Flow, part: string): string | null {
  const route = routeOfPart(part);
  if (route !== null) return branchOf(blocks, route)?.step.activity ?? content.routes.get(route)?.from ?? null;
  const around = placementsOf(blocks).get(part)?.around.at(-1);
  return around ? routePart(around.route) : null;
}
