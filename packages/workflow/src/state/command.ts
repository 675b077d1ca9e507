import type { ClientType, FormPermission, InstanceAction, WorkflowDefinition } from '@inkstone/schema';
import type { BranchOutcome, FailureClass, ParentInstance } from './instance-state.ts';
import type { ActivityMove } from './migration-step.ts';

/** A person's id. */
export type PersonId = string;
/** An instant in ISO 8601, UTC. */
export type Instant = string;
/** How the flow continues after a returned activity is finished: directly to the person who returned it, or along the routes again. */
export type Resubmit = 'direct' | 'through';
/** Where signers are added: voting before the adder decides, after the adder has agreed, or in own slots. */
export type AddSignSide = 'before' | 'after' | 'beside';
/** How people added before or after vote: all of them, the first one only, or one after the other. */
export type AddedVote = 'all' | 'any' | 'sequential';

interface CommandBase {
  /**
   * UUID that the server creates for this command, never taken from a client: the ids of everything the command creates are derived from
   * it, so deciding the same command again on the same state returns the same events.
   */
  readonly id: string;
  readonly actor: PersonId;
  readonly at: Instant;
  readonly client: ClientType;
  /** The server has verified that the actor is an administrator of this workflow. */
  readonly operatorIsAdministrator?: boolean | undefined;
}

interface ItemCommandBase extends CommandBase {
  readonly itemId: string;
  /** The version the person saw; when it differs from the item's, the command is refused with `TaskProcessed`. */
  readonly itemVersion?: number | undefined;
}

interface WithOpinion {
  readonly opinion?: string | undefined;
  /** Ids of files added to the opinion. */
  readonly attachments?: readonly string[] | undefined;
  /** Id of the file with the signature. */
  readonly signature?: string | undefined;
  /** The server has verified that it was made on a phone by scanning a code. */
  readonly isQrSignature?: boolean | undefined;
}

interface WithChoice {
  /** The people chosen, by upcoming activity. */
  readonly chosen?: Readonly<Record<string, readonly PersonId[]>> | undefined;
  /** Continues although nobody was chosen for an activity that is reached. */
  readonly confirm?: boolean | undefined;
}

/** Submits a draft (no `itemId`), a returned `start`, a `handle` item or an assist item. */
export interface SubmitCommand extends CommandBase, WithOpinion, WithChoice {
  readonly action: 'Submit';
  /** At the first submit of a draft: the person the actor starts it for. That person is the initiator, the actor only the operator. */
  readonly principal?: PersonId | undefined;
  readonly itemId?: string | undefined;
  readonly itemVersion?: number | undefined;
  /** The record's owner at the submit of a draft; unset: the initiator. */
  readonly owner?: PersonId | undefined;
  /** Set only by the server: the draft is a sub-process of that instance. */
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
  /** Activity codes from `listRejectTargets`; several only in different branches of one block. */
  readonly targets: readonly string[];
  /** Only where the activity lets the person choose. */
  readonly resubmit?: Resubmit | undefined;
}
export interface ForwardCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Forward';
  readonly to: PersonId;
}
/** Adds signers to an item; with `after` the adder agrees at the same time. */
export interface PreAddSignCommand extends ItemCommandBase, WithOpinion, WithChoice {
  readonly action: 'PreAddSign';
  readonly side: AddSignSide;
  readonly people: readonly PersonId[];
  /** Not for people added beside: their slots count as the activity defines. Unset: everybody votes. */
  readonly vote?: AddedVote | undefined;
}
/** Asks others to do work on the form; the item waits for them. */
export interface AssistCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Assist';
  readonly people: readonly PersonId[];
}
/** Retrieves what an item asked of others: everything, or only the work items named. */
export interface AssistRetrieveCommand extends ItemCommandBase {
  readonly action: 'AssistRetrieve';
  readonly items?: readonly string[] | undefined;
}
/** Asks others for opinions; the opinion of the command is the question. */
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
/** Answers a consult item. */
export interface AnswerCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Answer';
}
/** Declines an assist item; the opinion is the reason. */
export interface DeclineCommand extends ItemCommandBase, WithOpinion {
  readonly action: 'Decline';
}
/** By the initiator: the instance becomes a draft again. With an item: the person who finished it retrieves their vote. */
export interface RetrieveCommand extends CommandBase {
  readonly action: 'Retrieve';
  readonly itemId?: string | undefined;
  readonly itemVersion?: number | undefined;
  readonly reason?: string | undefined;
}
/** An action on a whole instance that asks for at most a reason. */
export type InstanceCommand<A extends InstanceAction = InstanceAction> = A extends InstanceAction
  ? CommandBase & { readonly action: A; readonly reason?: string | undefined }
  : never;
/** By an administrator: retries a failed token where it stopped. */
export interface RetryCommand extends CommandBase {
  readonly action: 'Retry';
  /** Unset: the token that failed first. */
  readonly token?: string | undefined;
}
/** By an administrator: continues the flow at an activity; the people named are asked instead of those the activity would find. */
export interface ActivateActivityCommand extends CommandBase {
  readonly action: 'ActivateActivity';
  readonly activity: string;
  readonly people?: readonly PersonId[] | undefined;
  readonly reason?: string | undefined;
}
/** By an administrator: ends an activity of one of several branches without a result. */
export interface CancelActivityCommand extends CommandBase {
  readonly action: 'CancelActivity';
  readonly activity: string;
  readonly reason?: string | undefined;
}
/** By an administrator, or by a handler of the activity before while nobody has acted: changes the people of an open activity. */
export interface AdjustParticipantCommand extends CommandBase {
  readonly action: 'AdjustParticipant';
  readonly activity: string;
  readonly add?: readonly PersonId[] | undefined;
  readonly remove?: readonly PersonId[] | undefined;
  readonly replace?: readonly { readonly from: PersonId; readonly to: PersonId }[] | undefined;
  readonly reason?: string | undefined;
}
/** By an administrator: reassigns an item of a person who leaves to a successor. */
export interface HandOverCommand extends ItemCommandBase {
  readonly action: 'HandOver';
  readonly to: PersonId;
  readonly reason?: string | undefined;
}
/** By an administrator, or by a handler for the next activity: chooses who will be asked there. An empty list: as the activity defines. */
export interface ChangeNextNodeUserCommand extends CommandBase {
  readonly action: 'changeNextNodeUser';
  readonly activity: string;
  readonly people: readonly PersonId[];
}
/** By an administrator. The caller makes sure that the new owner has a department. */
export interface EditOwnerCommand extends CommandBase {
  readonly action: 'EditOwner';
  readonly owner: PersonId;
  readonly reason?: string | undefined;
}
/** Marks a circulate item as read. */
export interface ReadCommand extends ItemCommandBase {
  readonly action: 'Read';
}
/** Mentions people in a comment: those who could not read the instance can from now on. */
export interface CommentCommand extends CommandBase {
  readonly action: 'Comment';
  readonly mentioned: readonly PersonId[];
  /** What the actor sees, without editing: a mention shows nobody more than that. */
  readonly permission: FormPermission;
}

/**
 * The delegation rules of the principal changed: the current agent of each of their open items is determined again. The action is stored as
 * `Entrust`.
 */
export interface DelegateCommand extends CommandBase {
  readonly action: 'Entrust';
  readonly principal: PersonId;
}

/** A timer of the instance fired: a waiting time is over, somebody has to be reminded, or a time limit has expired. */
export interface TimerFiredSignal extends CommandBase {
  readonly action: 'TimerFired';
  readonly timerId: string;
}

/** A service has finished. */
export interface ServiceFinishedSignal extends CommandBase {
  readonly action: 'ServiceFinished';
  readonly visit: string;
}

/** A service has failed and is not retried automatically. */
export interface ServiceFailedSignal extends CommandBase {
  readonly action: 'ServiceFailed';
  readonly visit: string;
  readonly class: FailureClass;
  readonly detail: string;
}

/** An instance of a sub-process ended with an outcome. */
export interface ChildEndedSignal extends CommandBase {
  readonly action: 'ChildEnded';
  readonly child: string;
  readonly outcome: BranchOutcome;
}

/** A child could not be started, or its outputs could not be imported. */
export interface ChildFailedSignal extends CommandBase {
  readonly action: 'ChildFailed';
  readonly child: string;
  readonly class: FailureClass;
  readonly detail: string;
}

/** Commands without a person: their cause is external, and the actor is `systemActor`. */
export type Signal = TimerFiredSignal | ServiceFinishedSignal | ServiceFailedSignal | ChildEndedSignal | ChildFailedSignal;

/** By an administrator: migrates the instance to another version of its workflow. Decided with the definition of that version. */
export interface MigrateCommand extends CommandBase {
  readonly action: 'Migrate';
  /** The version the instance runs on. */
  readonly from: WorkflowDefinition;
  readonly fromVersion: number;
  readonly toVersion: number;
  readonly moves: readonly ActivityMove[];
}

/** The actor of events that no person caused. */
export const systemActor: PersonId = '00000000-0000-0000-0000-000000000000';

/** One action of one person on one instance, or a signal; serialisable as JSON. */
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
  | InstanceCommand
  | RetryCommand
  | ReadCommand
  | CommentCommand
  | DelegateCommand
  | ActivateActivityCommand
  | CancelActivityCommand
  | AdjustParticipantCommand
  | HandOverCommand
  | ChangeNextNodeUserCommand
  | EditOwnerCommand
  | MigrateCommand
  | Signal;

export type Action = Command['action'];
/** Actions that an action bar may offer. */
export type PersonAction = Exclude<Action, Signal['action'] | 'Comment' | 'Entrust' | 'HandOver' | 'Migrate'>;
export type CommandOf<A extends Action> = Extract<Command, { action: A }>;

/** Whether a command is a signal. No person is there to receive a refusal, so what would be refused becomes an exception. */
export function isSignal({ actor }: Pick<Command, 'actor'>): boolean {
  return actor === systemActor;
}
