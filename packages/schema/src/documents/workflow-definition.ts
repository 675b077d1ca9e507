import { z } from 'zod';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';
import { formPermissionSchema } from './permission.ts';
import { dueSchema, handleLimitSchema, voteLimitSchema } from './time-limit.ts';

/** Sources that name people directly. */
const namedSources = [
  z.object({ kind: z.literal('users'), users: z.array(z.string()) }),
  z.object({ kind: z.literal('department'), department: z.string(), recursive: z.boolean().default(false) }),
  z.object({ kind: z.literal('department-manager'), department: z.string() }),
  z.object({ kind: z.literal('role'), role: z.string(), withinInitiatorDepartment: z.boolean().default(false) }),
  z.object({ kind: z.literal('initiator') }),
  /** Level 1 is the manager of the initiator's department, 2 of the one above it; `chain` includes every level up to it. */
  z.object({ kind: z.literal('initiator-manager'), level: z.number().int().min(1).default(1), chain: z.boolean().default(false) }),
  z.object({ kind: z.literal('owner') }),
  z.object({ kind: z.literal('owner-manager') }),
  z.object({ kind: z.literal('control'), control: z.string() }),
  z.object({ kind: z.literal('activity-handlers'), activity: z.string() }),
  /** Over the stored record and the system fields; yields people, departments (their members) or lists of them. */
  z.object({ kind: z.literal('formula'), formula: z.string() }),
] as const;

/** The sources of participants (workflow design, section 2). Results are combined in order, without repeats. */
export const participantSourceSchema = z.discriminatedUnion('kind', [
  ...namedSources,
  z.object({
    kind: z.literal('chosen'),
    /** Who chooses: the person who completes the previous activity, or the initiator on submit. */
    by: z.enum(['previous', 'initiator']).default('previous'),
    multiple: z.boolean().default(true),
    /** The people to choose from; empty: everybody. */
    scope: z.array(z.discriminatedUnion('kind', namedSources)).default([]),
  }),
]);
export type ParticipantSource = z.infer<typeof participantSourceSchema>;

/** How many votes of a visit are needed to pass (workflow design, section 2, "Votes"). */
export const policySchema = z.discriminatedUnion('kind', [
  /** The first vote decides. */
  z.object({ kind: z.literal('any') }),
  /** One agreement is enough; it fails only if all disagree. */
  z.object({ kind: z.literal('any-agree') }),
  z.object({ kind: z.literal('all') }),
  /** Of all assignees, rounded up; 1 to 100. */
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  /** A number of agreements; more than there are assignees counts as all of them. */
  z.object({ kind: z.literal('count'), count: z.number() }),
]);
export type VotePolicy = z.infer<typeof policySchema>;

export const requirementSchema = z.enum(['none', 'optional', 'required']);
export type Requirement = z.infer<typeof requirementSchema>;

const opinionPartSchema = z.partialRecord(z.enum(['agree', 'disagree', 'reject', 'submit', 'forward']), requirementSchema);

const activityBase = z.object({
  code: codeSchema,
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
});

const participantSettings = z.object({
  participants: z.array(participantSourceSchema),
  /** Tried in order: the first that yields somebody applies. If all are empty: EXCEPTION. */
  whenNobody: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('administrators') }),
        z.object({ kind: z.literal('managers') }),
        z.object({ kind: z.literal('users'), users: z.array(z.string()) }),
        z.object({ kind: z.literal('skip') }),
        /** The vote counts as failed; approvals only. */
        z.object({ kind: z.literal('fail') }),
        z.object({ kind: z.literal('refuse') }),
        z.object({ kind: z.literal('exception') }),
      ]),
    )
    .default([{ kind: 'administrators' }]),
  /** All at once, or one after the other in the order of the sources. */
  order: z.enum(['parallel', 'sequential']).default('parallel'),
  policy: policySchema.default({ kind: 'any' }),
  /** On a return: the earlier assignees, or those that the sources yield then. */
  onReentry: z.enum(['earlier', 'anew']).default('earlier'),
  /** A direct resubmit after a reject from here replays from the earliest skipped activity that displayed changed fields. */
  dataGuard: z.boolean().default(true),
  /** The only actions that its work items offer, optionally with other labels; unset: all. */
  actions: z.array(z.object({ action: z.string(), name: z.string().optional(), name_i18n: nameI18nSchema.optional() })).optional(),
  permission: formPermissionSchema.optional(),
  /** By action; an action without an entry: optional, but required for disagree and reject. */
  opinion: opinionPartSchema.default({}),
  /** Files and a signature with the opinion: without an entry only what the form's approval opinion control displays is requested. */
  upload: opinionPartSchema.optional(),
  signature: opinionPartSchema.optional(),
  /** A signature made on a phone by scanning a code. */
  qrSignature: opinionPartSchema.optional(),
  roundsAtMost: z.number().int().min(1).default(20),
});

/** What a service activity runs. */
export const serviceTaskSchema = z.discriminatedUnion('kind', [
  /** A signed request to an address, with these fields of the record. */
  z.object({ kind: z.literal('webhook'), url: z.string(), fields: z.array(z.string()).default([]) }),
  /** A business rule, by its code. */
  z.object({ kind: z.literal('rule'), rule: z.string() }),
]);
export type ServiceTask = z.infer<typeof serviceTaskSchema>;

const fieldPairSchema = z.object({ from: z.string(), to: z.string() });
export type FieldPair = z.infer<typeof fieldPairSchema>;

export const activitySchema = z.discriminatedUnion('kind', [
  activityBase.extend({ kind: z.literal('start'), permission: formPermissionSchema.optional() }),
  activityBase.extend({
    kind: z.literal('approve'),
    ...participantSettings.shape,
    /** What happens when the initiator would have to approve their own form. */
    whenInitiator: z.enum(['manager', 'allow', 'skip']).default('manager'),
    /** The vote is decided as soon as its outcome is certain, or when everybody has voted. */
    counting: z.enum(['certain', 'every-vote']).default('certain'),
    /** Somebody who agreed earlier in the flow agrees again automatically; with `ask` they are asked again. */
    whenAgreedEarlier: z.enum(['directly-before', 'anywhere', 'ask']).default('directly-before'),
    /** After a failed vote that its branch does not pass to the join: end as disagreed, take the disagree route, or go back to an activity. */
    whenFailed: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('end') }),
        z.object({ kind: z.literal('route') }),
        z.object({ kind: z.literal('back'), activity: z.string() }),
      ])
      .default({ kind: 'end' }),
    /** In a branch of a parallel block: fail the whole instance, or pass the outcome to the join. */
    whenFailedInBranch: z.enum(['terminate', 'join']).default('terminate'),
    timeLimit: voteLimitSchema.optional(),
    /** After a reject, a resubmit goes directly back to the rejecting slot, through the flow again, or as the rejecter chooses. */
    resubmit: z.enum(['direct', 'through', 'choose']).default('direct'),
    /** The depth to which added signers may add further signers. */
    addSignDepth: z.number().int().min(1).max(3).default(1),
  }),
  activityBase.extend({ kind: z.literal('handle'), ...participantSettings.shape, timeLimit: handleLimitSchema.optional() }),
  activityBase.extend({
    kind: z.literal('circulate'),
    participants: z.array(participantSourceSchema),
    permission: formPermissionSchema.optional(),
  }),
  /** Waits, and then continues automatically. */
  activityBase.extend({ kind: z.literal('timer'), due: dueSchema }),
  activityBase.extend({ kind: z.literal('exclusive') }),
  z.discriminatedUnion('mode', [
    activityBase.extend({ kind: z.literal('parallel'), mode: z.literal('split') }),
    activityBase.extend({ kind: z.literal('parallel'), mode: z.literal('join'), split: z.string() }),
  ]),
  z.discriminatedUnion('mode', [
    activityBase.extend({ kind: z.literal('inclusive'), mode: z.literal('split') }),
    activityBase.extend({ kind: z.literal('inclusive'), mode: z.literal('join'), split: z.string() }),
  ]),
  activityBase.extend({
    kind: z.literal('subprocess'),
    /** The code of the workflow whose instances are started. */
    workflow: z.string(),
    /** How many instances: one, one for each row of a sheet, or one for each person. */
    each: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('one') }),
        z.object({ kind: z.literal('row'), sheet: z.string() }),
        z.object({ kind: z.literal('person'), participants: z.array(participantSourceSchema) }),
      ])
      .default({ kind: 'one' }),
    /** Fields copied to the child; `items.amount` is the cell of the row that the child is for. */
    inputs: z.array(fieldPairSchema).default([]),
    /** Fields copied from a completed child; not if there is one for each person. */
    outputs: z.array(fieldPairSchema).default([]),
    waits: z.boolean().default(true),
  }),
  activityBase.extend({
    kind: z.literal('service'),
    task: serviceTaskSchema,
    /** Its effects cannot be undone: nothing returns or is retrieved to before it. */
    irreversible: z.boolean().default(false),
  }),
  activityBase.extend({ kind: z.literal('end') }),
]);
export type Activity = z.infer<typeof activitySchema>;
export type ActivityKind = Activity['kind'];
export type ActivityOf<K extends ActivityKind> = Extract<Activity, { kind: K }>;

export const routeSchema = z.object({
  code: codeSchema,
  from: z.string(),
  to: z.string(),
  name: z.string().optional(),
  name_i18n: nameI18nSchema.optional(),
  /** Formula over the stored record and the system fields. */
  condition: z.string().optional(),
  /** The exit of the route: `timeout` is taken when the time limit requests it. */
  outcome: z.enum(['agree', 'disagree', 'timeout']).optional(),
  order: z.number().int().default(0),
  default: z.boolean().default(false),
});
export type Route = z.infer<typeof routeSchema>;

export const workflowDefinitionSchema = z.object({
  code: codeSchema,
  name: z.string(),
  name_i18n: nameI18nSchema.optional(),
  schemaCode: codeSchema,
  activities: z.array(activitySchema),
  routes: z.array(routeSchema),
  settings: z
    .object({
      /** May the initiator cancel after somebody else has decided? */
      initiatorMayCancelAfterDecision: z.boolean().default(false),
    })
    .prefault({}),
});
/** A workflow as drafted and published: activities joined by routes (workflow design, section 2). */
export type WorkflowDefinition = z.infer<typeof workflowDefinitionSchema>;
