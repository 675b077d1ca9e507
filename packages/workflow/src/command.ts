import type { ClientType } from '@inkstone/schema';

/** A person's id. */
export type PersonId = string;
/** An instant in ISO 8601, UTC. */
export type Instant = string;
/** How the flow goes on after a returned activity is finished: straight to who returned it, or along the routes again. */
export type Resubmit = 'direct' | 'through';

interface CommandBase {
  /**
   * UUID made by the server for this command, never taken from a client: the ids of everything the command creates are
   * derived from it, so deciding the same command again on the same state gives the same events.
   */
  readonly id: string;
  readonly actor: PersonId;
  readonly at: Instant;
  readonly client: ClientType;
  /** The server knows the actor as an administrator of this workflow. */
  readonly operatorIsAdministrator?: boolean | undefined;
}

interface ItemCommandBase extends CommandBase {
  readonly itemId: string;
  /** The version the person saw; another one than the item's refuses the command as already processed. */
  readonly itemVersion?: number | undefined;
}

interface WithOpinion {
  readonly opinion?: string | undefined;
  /** Ids of files added to the opinion. */
  readonly attachments?: readonly string[] | undefined;
  /** Id of the file with the signature. */
  readonly signature?: string | undefined;
}

/** Of a draft (no `itemId`), of a returned `start` or of a `handle` item. */
export interface SubmitCommand extends CommandBase, WithOpinion {
  readonly action: 'Submit';
  readonly itemId?: string | undefined;
  readonly itemVersion?: number | undefined;
  /** The record's owner at the submit of a draft; unset: the initiator. */
  readonly owner?: PersonId | undefined;
}
export interface AgreeCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Agree';
}
export interface DisAgreeCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'DisAgree';
}
export interface RejectCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Reject';
  /** Activity codes out of `listRejectTargets`; several only in different branches of one block. */
  readonly targets: readonly string[];
  /** Only where the activity lets the rejecter choose. */
  readonly resubmit?: Resubmit | undefined;
}
export interface ForwardCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Forward';
  readonly to: PersonId;
}
/** By the initiator: back to draft. */
export interface RetrieveCommand extends CommandBase {
  readonly action: 'Retrieve';
  readonly reason?: string | undefined;
}
export interface CancelCommand extends CommandBase {
  readonly action: 'Cancel';
  readonly reason?: string | undefined;
}
/** Marks a circulate item as read. */
export interface ReadCommand extends ItemCommandBase {
  readonly action: 'Read';
}

/** One action of one person on one instance; JSON. */
export type Command =
  | SubmitCommand
  | AgreeCommand
  | DisAgreeCommand
  | RejectCommand
  | ForwardCommand
  | RetrieveCommand
  | CancelCommand
  | ReadCommand;

export type Action = Command['action'];
export type CommandOf<A extends Action> = Extract<Command, { action: A }>;
