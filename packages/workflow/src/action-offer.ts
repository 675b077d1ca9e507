import type { LocalizedText, Requirement } from '@inkstone/schema';
import type { Action } from './command.ts';

/** Something the action bar may show to one person. */
export interface ActionOffer {
  readonly action: Action;
  /** Of an action on a work item. */
  readonly itemId?: string;
  readonly label: LocalizedText;
  readonly opinion: Requirement;
  /** Files with the opinion, and a signature; unset: the activity says nothing of it. */
  readonly upload?: Requirement;
  readonly signature?: Requirement;
  /** Reject: whether the person chooses how the resubmit goes. */
  readonly choosesResubmit?: boolean;
}
