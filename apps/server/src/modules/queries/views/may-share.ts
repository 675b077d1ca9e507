import type { Actor } from '../../../platform/http/request-context.ts';

/** What everybody sees above a list is for administrators of applications to arrange. */
export const maySharePlace = ({ isAdmin, isAppAdmin }: Actor): boolean => isAdmin || isAppAdmin;

/** A view of one's own, or a shared one for whoever may share. */
export const mayChangeView = (actor: Actor, view: { readonly owner_id: string; readonly is_shared: boolean }): boolean =>
  view.owner_id === actor.id || (view.is_shared && maySharePlace(actor));
