import type { LocalizedText, Requirement } from '@inkstone/schema';
import type { AddSignSide, PersonAction } from '../state/command.ts';

/** An action that the action bar may offer to one person. */
export interface ActionOffer {
  readonly action: PersonAction;
  /** Set for an action on a work item. */
  readonly itemId?: string;
  readonly label: LocalizedText;
  readonly opinion: Requirement;
  /** Whether files and a signature go with the opinion; unset when the activity has no such setting. */
  readonly upload?: Requirement;
  readonly signature?: Requirement;
  /** A signature made on a phone by scanning a code. */
  readonly qrSignature?: Requirement;
  /** For a reject: whether the person chooses how the resubmit proceeds. */
  readonly choosesResubmit?: boolean;
  /** For adding signers: where they may be added. */
  readonly sides?: readonly AddSignSide[];
}
