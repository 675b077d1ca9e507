import type { FactRequest } from './fact.ts';
import type { InstanceEvent } from './instance-event.ts';
import type { Refusal } from '../texts/refusal.ts';

/** `needs`: answer the requests and decide again; the facts must still contain the earlier answers. */
export type Decision =
  | { readonly kind: 'accepted'; readonly events: readonly InstanceEvent[] }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] };
