import { workflowsTexts } from '../../admin/workflows/workflows.locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageCommands } from '../frame/page-commands.ts';
import { kindGroups, type InsertedKind } from './activity-kinds.ts';
import { flowOutlineId } from './canvas/use-flow-keys.ts';
import { useChoosing } from './ChosenPart.tsx';
import { useWorkflowDesigner } from './use-workflow-designer.ts';
import { workflowTexts } from './workflow.locale.ts';

/** Each kind of activity can be added from the list of commands: behind what is chosen, otherwise before the end. */
export function useAddingCommands(): void {
  const t = useTexts(workflowTexts);
  const kinds = useTexts(workflowsTexts);
  const { canEdit, slotBehind, flow, layout, insert, rename } = useWorkflowDesigner();
  const { chosenNow } = useChoosing();
  usePageCommands(() => {
    const [chosen = null] = chosenNow();
    const { routes, activities } = flow.content;
    const isLast = (route = '') => activities.get(routes.get(route)?.to ?? '')?.kind === 'end';
    const slot = (chosen === null ? null : slotBehind(chosen)) ?? layout.slots.findLast((each) => isLast(each.routes[0]))?.routes;
    if (!canEdit || !slot) return [];
    const add = async (kind: InsertedKind, name: string | null): Promise<void> => {
      const code = await insert(slot, kind);
      if (code !== null && name !== null) await rename(code, name);
      document.getElementById(flowOutlineId)?.focus();
    };
    return kindGroups.flatMap((group) =>
      group.kinds.map((kind) => ({
        key: `add-${kind}`,
        label: t('addKind', { name: kinds(kind) }),
        run: () => void add(kind, null),
        named: { word: kinds(kind), run: (name: string) => void add(kind, name) },
      })),
    );
  });
}
