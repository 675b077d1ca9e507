import type { LocalizedText, Requirement } from '@inkstone/schema';
import type { AddSignSide, PersonAction } from './command.ts';

/** Something the action bar may show to one person. */
export interface ActionOffer {
  readonly action: PersonAction;
  /** Of an action on a work item. */
  readonly itemId?: string;
  readonly label: LocalizedText;
  readonly opinion: Requirement;
  /** Files with the opinion, and a signature; unset: the activity says nothing of it. */
  readonly upload?: Requirement;
  readonly signature?: Requirement;
  /** A signature made on a phone by scanning a code. */
  readonly qrSignature?: Requirement;
  /** Reject: whether the person chooses how the resubmit goes. */
  readonly choosesResubmit?: boolean;
  /** Adding signers: where they may be added. */
  readonly sides?: readonly AddSignSide[];
}
