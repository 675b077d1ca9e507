import type { WorkflowDefinition } from '@inkstone/schema';
import type { ActionOffer } from './action-offer.ts';
import type { ActorView } from './actions/action-model.ts';
import { actionModels } from './actions/models.ts';
import type { PersonId } from './command.ts';
import { indexDefinition } from './definition-index.ts';
import type { InstanceState } from './instance-state.ts';

/** What one person may do with an instance now; item actions name their item. */
export function availableActions(
  definition: WorkflowDefinition,
  state: InstanceState,
  actor: PersonId,
  { isAdministrator = false }: { readonly isAdministrator?: boolean } = {},
): ActionOffer[] {
  const view: ActorView = { index: indexDefinition(definition), state, actor, isAdministrator };
  return Object.values(actionModels).flatMap((model) => model.offers(view));
}
