import type { ClientType, FormPermission, WorkflowDefinition } from '@inkstone/schema';
import type { BranchOutcome, FailureClass, ParentInstance } from './instance-state.ts';
import type { ActivityMove } from './migration/activity-move.ts';

/** A person's id. */
export type PersonId = string;
/** An instant in ISO 8601, UTC. */
export type Instant = string;
/** How the flow goes on after a returned activity is finished: straight to who returned it, or along the routes again. */
export type Resubmit = 'direct' | 'through';
/** Where signers are added: voting before the adder decides, after they agreed, or in slots of their own. */
export type AddSignSide = 'before' | 'after' | 'beside';
/** How people added before or after vote: everybody, whoever is first, or one after the other. */
export type AddedVote = 'all' | 'any' | 'sequential';

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
  /** The server knows that it was made on a phone by scanning a code. */
  readonly isQrSignature?: boolean | undefined;
}

interface WithChoice {
  /** By activity to come: the people chosen for it. */
  readonly chosen?: Readonly<Record<string, readonly PersonId[]>> | undefined;
  /** Goes on although nobody was chosen for an activity that is reached. */
  readonly confirm?: boolean | undefined;
}

/** Of a draft (no `itemId`), of a returned `start`, of a `handle` or of an assist item. */
export interface SubmitCommand extends CommandBase, WithOpinion, WithChoice {
  readonly action: 'Submit';
  /** At the first submit of a draft: whom the actor starts it for. They are the initiator, the actor is only the operator. */
  readonly principal?: PersonId | undefined;
  readonly itemId?: string | undefined;
  readonly itemVersion?: number | undefined;
  /** The record's owner at the submit of a draft; unset: the initiator. */
  readonly owner?: PersonId | undefined;
  /** Set by the server alone: the draft is a sub-process of that instance. */
  readonly parent?: ParentInstance | undefined;
}
export interface AgreeCommand extends ItemCommandBase, WithOpinion, WithChoice {
  readonly action: 'Agree';
}
export interface DisAgreeCommand extends ItemCommandBase, WithOpinion, WithChoice {
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
/** Adds signers to an item; `after` is the adder's agreement at the same time. */
export interface PreAddSignCommand extends ItemCommandBase, WithOpinion, WithChoice {
  readonly action: 'PreAddSign';
  readonly side: AddSignSide;
  readonly people: readonly PersonId[];
  /** Not of people added beside: their slots count as the activity says. Unset: everybody. */
  readonly vote?: AddedVote | undefined;
}
/** Asks others to do work on the form; the item waits for them. */
export interface AssistCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Assist';
  readonly people: readonly PersonId[];
}
/** Takes back what an item asked of others: all of it, or the work items named. */
export interface AssistRetrieveCommand extends ItemCommandBase {
  readonly action: 'AssistRetrieve';
  readonly items?: readonly string[] | undefined;
}
/** Asks for opinions; the opinion of the command is the question. */
export interface ConsultCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Consult';
  readonly people: readonly PersonId[];
  /** The item waits for the answers. */
  readonly waits?: boolean | undefined;
}
export interface CirculateCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Circulate';
  readonly people: readonly PersonId[];
}
/** Of a consult item. */
export interface AnswerCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Answer';
}
/** Of an assist item; the opinion is the reason. */
export interface DeclineCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Decline';
}
/** By the initiator: back to draft. With an item: whoever finished it takes their vote back. */
export interface RetrieveCommand extends CommandBase {
  readonly action: 'Retrieve';
  readonly itemId?: string | undefined;
  readonly itemVersion?: number | undefined;
  readonly reason?: string | undefined;
}
export interface CancelCommand extends CommandBase {
  readonly action: 'Cancel';
  readonly reason?: string | undefined;
}
/** By an administrator: a token that could not go on tries again where it stopped. */
export interface RetryCommand extends CommandBase {
  readonly action: 'Retry';
  /** Unset: the one that failed first. */
  readonly token?: string | undefined;
}
/** By an administrator: completed ahead of schedule. */
export interface FinishInstanceCommand extends CommandBase {
  readonly action: 'FinishInstance';
  readonly reason?: string | undefined;
}
/** By an administrator: the flow goes on at an activity; with people, they are asked instead of those it would find. */
export interface ActivateActivityCommand extends CommandBase {
  readonly action: 'ActivateActivity';
  readonly activity: string;
  readonly people?: readonly PersonId[] | undefined;
  readonly reason?: string | undefined;
}
/** By an administrator: an activity of one branch among several ends without a result. */
export interface CancelActivityCommand extends CommandBase {
  readonly action: 'CancelActivity';
  readonly activity: string;
  readonly reason?: string | undefined;
}
/** By an administrator, or by who handled the activity before while nobody has acted: other people for an open activity. */
export interface AdjustParticipantCommand extends CommandBase {
  readonly action: 'AdjustParticipant';
  readonly activity: string;
  readonly add?: readonly PersonId[] | undefined;
  readonly remove?: readonly PersonId[] | undefined;
  readonly replace?: readonly { readonly from: PersonId; readonly to: PersonId }[] | undefined;
  readonly reason?: string | undefined;
}
/** By an administrator: what somebody who leaves has to do goes to a successor. */
export interface HandOverCommand extends ItemCommandBase {
  readonly action: 'HandOver';
  readonly to: PersonId;
  readonly reason?: string | undefined;
}
/** By an administrator, or by a handler for the activity that comes next: who will be asked there. Nobody: as the activity says. */
export interface ChangeNextNodeUserCommand extends CommandBase {
  readonly action: 'changeNextNodeUser';
  readonly activity: string;
  readonly people: readonly PersonId[];
}
/** By an administrator. That the new owner has a department is the caller's to know. */
export interface EditOwnerCommand extends CommandBase {
  readonly action: 'EditOwner';
  readonly owner: PersonId;
  readonly reason?: string | undefined;
}
/** Marks a circulate item as read. */
export interface ReadCommand extends ItemCommandBase {
  readonly action: 'Read';
}
/** Mentions people in a comment: whoever could not read the instance reads it from now on. */
export interface CommentCommand extends CommandBase {
  readonly action: 'Comment';
  readonly mentioned: readonly PersonId[];
  /** What the actor sees, nothing of it to edit: nobody is shown more by being mentioned. */
  readonly permission: FormPermission;
}

/** The rules by which others act for somebody changed: whoever does now is asked anew for all of their open items. */
export interface EntrustCommand extends CommandBase {
  readonly action: 'Entrust';
  readonly principal: PersonId;
}

/** A time of the instance came: an activity has waited long enough, somebody is to be reminded, a time limit is over. */
export interface TimerFiredSignal extends CommandBase {
  readonly action: 'TimerFired';
  readonly timerId: string;
}

/** A service did its work. */
export interface ServiceFinishedSignal extends CommandBase {
  readonly action: 'ServiceFinished';
  readonly visit: string;
}

/** A service could not do its work, and is not tried again by itself. */
export interface ServiceFailedSignal extends CommandBase {
  readonly action: 'ServiceFailed';
  readonly visit: string;
  readonly class: FailureClass;
  readonly detail: string;
}

/** An instance of a sub-process ended: what it brings. */
export interface ChildEndedSignal extends CommandBase {
  readonly action: 'ChildEnded';
  readonly child: string;
  readonly outcome: BranchOutcome;
}

/** A child could not be started, or what it brings could not be taken. */
export interface ChildFailedSignal extends CommandBase {
  readonly action: 'ChildFailed';
  readonly child: string;
  readonly class: FailureClass;
  readonly detail: string;
}

/** What nobody does: it comes from outside, and the actor is `systemActor`. */
export type Signal = TimerFiredSignal | ServiceFinishedSignal | ServiceFailedSignal | ChildEndedSignal | ChildFailedSignal;

/** By an administrator: the instance goes over to another version of its workflow. Decided with that version's definition. */
export interface MigrateCommand extends CommandBase {
  readonly action: 'Migrate';
  /** The version it runs on. */
  readonly from: WorkflowDefinition;
  readonly fromVersion: number;
  readonly toVersion: number;
  readonly moves: readonly ActivityMove[];
}

/** Stands for nobody in events that no person caused. */
export const systemActor: PersonId = '00000000-0000-0000-0000-000000000000';

/** One action of one person on one instance, or a signal; JSON. */
export type Command =
  | SubmitCommand
  | AgreeCommand
  | DisAgreeCommand
  | RejectCommand
  | ForwardCommand
  | PreAddSignCommand
  | AssistCommand
  | AssistRetrieveCommand
  | ConsultCommand
  | CirculateCommand
  | AnswerCommand
  | DeclineCommand
  | RetrieveCommand
  | CancelCommand
  | RetryCommand
  | ReadCommand
  | CommentCommand
  | EntrustCommand
  | FinishInstanceCommand
  | ActivateActivityCommand
  | CancelActivityCommand
  | AdjustParticipantCommand
  | HandOverCommand
  | ChangeNextNodeUserCommand
  | EditOwnerCommand
  | MigrateCommand
  | Signal;

export type Action = Command['action'];
/** What an action bar may offer. */
export type PersonAction = Exclude<Action, Signal['action'] | 'Comment' | 'Entrust' | 'HandOver' | 'Migrate'>;
export type CommandOf<A extends Action> = Extract<Command, { action: A }>;

/** Nobody is there who could be refused: what a person would be told is an exception instead. */
export function isSignal({ actor }: Pick<Command, 'actor'>): boolean {
  return actor === systemActor;
}
