import type { Actor } from '../../../platform/http/request-context.ts';

/** Administrators of applications may share views, which everybody sees above a list. */
export const mayShareViews = ({ isAdmin, isAppAdmin }: Actor): boolean => isAdmin || isAppAdmin;

/** Own views may be changed, shared ones by people who may share. */
export const mayChangeView = (actor: Actor, view: { readonly owner_id: string; readonly is_shared: boolean }): boolean =>
  view.owner_id === actor.id || (view.is_shared && mayShareViews(actor));
