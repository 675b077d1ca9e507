import type { LocalizedText, Requirement } from '@inkstone/schema';
import type { Action } from './command.ts';

/** Something the action bar may show to one person. */
export interface ActionOffer {
  readonly action: Action;
  /** Of an action on a work item. */
  readonly itemId?: string;
  readonly label: LocalizedText;
  readonly opinion: Requirement;
  /** Reject: whether the person chooses how the resubmit goes. */
  readonly choosesResubmit?: boolean;
}
