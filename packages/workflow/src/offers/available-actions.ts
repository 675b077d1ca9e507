import type { WorkflowDefinition } from '@inkstone/schema';
import type { ActionOffer } from '../actions/action-offer.ts';
import type { ActorView } from '../actions/action-model.ts';
import { actionModels } from '../actions/models.ts';
import { configuredActionsOf } from './configured-action.ts';
import type { PersonId } from '../state/command.ts';
import { indexDefinition } from '../definition-index.ts';
import type { InstanceState } from '../state/instance-state.ts';

/** Returns the offer with the activity's own label, or nothing when the activity does not offer it. */
function asConfigured({ index, state }: ActorView, offer: ActionOffer): ActionOffer[] {
  const item = offer.itemId === undefined ? undefined : state.items[offer.itemId];
  const set = item && configuredActionsOf(index, item);
  if (!set) return [offer];
  const own = set.find(({ action }) => action === offer.action);
  if (!own) return [];
  const { zh = own.name ?? offer.label.zh, en = own.name ?? offer.label.en } = own.name_i18n ?? {};
  return [{ ...offer, label: { zh, en } }];
}

/** Returns what one person may do with an instance now; actions on items name their item. */
export function availableActions(
  definition: WorkflowDefinition,
  state: InstanceState,
  actor: PersonId,
  { isAdministrator = false }: { readonly isAdministrator?: boolean } = {},
): ActionOffer[] {
  const view: ActorView = { index: indexDefinition(definition), state, actor, isAdministrator };
  const offers = Object.values(actionModels).flatMap((model) => model.offers(view));
  return offers.flatMap((offer) => asConfigured(view, offer));
}
