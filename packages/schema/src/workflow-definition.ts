import { z } from 'zod';
import { codeSchema } from './id.ts';
import { nameI18nSchema } from './localized-text.ts';
import { formPermissionSchema } from './permission.ts';

/** Where participants come from (workflow design, section 2). Results are united in order, without repeats. */
export const participantSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('users'), users: z.array(z.string()) }),
  z.object({ kind: z.literal('department'), department: z.string(), recursive: z.boolean().default(false) }),
  z.object({ kind: z.literal('department-manager'), department: z.string() }),
  z.object({ kind: z.literal('role'), role: z.string(), withinInitiatorDepartment: z.boolean().default(false) }),
  z.object({ kind: z.literal('initiator') }),
  /** Level 1 is the manager of the initiator's department, 2 of the one above it; `chain` takes every level up to it. */
  z.object({ kind: z.literal('initiator-manager'), level: z.number().int().min(1).default(1), chain: z.boolean().default(false) }),
  z.object({ kind: z.literal('owner') }),
  z.object({ kind: z.literal('owner-manager') }),
  z.object({ kind: z.literal('control'), control: z.string() }),
  z.object({ kind: z.literal('activity-handlers'), activity: z.string() }),
]);
export type ParticipantSource = z.infer<typeof participantSourceSchema>;

export const policySchema = z.discriminatedUnion('kind', [z.object({ kind: z.literal('any') }), z.object({ kind: z.literal('all') })]);
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
  /** In order: the first that yields somebody wins. All empty: EXCEPTION. */
  whenNobody: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('administrators') }),
        z.object({ kind: z.literal('managers') }),
        z.object({ kind: z.literal('users'), users: z.array(z.string()) }),
        z.object({ kind: z.literal('skip') }),
        z.object({ kind: z.literal('refuse') }),
        z.object({ kind: z.literal('exception') }),
      ]),
    )
    .default([{ kind: 'administrators' }]),
  policy: policySchema.default({ kind: 'any' }),
  permission: formPermissionSchema.optional(),
  /** By action; an action without an entry: optional, but required for disagree and reject. */
  opinion: opinionPartSchema.default({}),
  /** Files with the opinion, and a signature: without an entry only what the form's approval opinion control shows is asked for. */
  upload: opinionPartSchema.optional(),
  signature: opinionPartSchema.optional(),
  roundsAtMost: z.number().int().min(1).default(20),
});

export const activitySchema = z.discriminatedUnion('kind', [
  activityBase.extend({ kind: z.literal('start'), permission: formPermissionSchema.optional() }),
  activityBase.extend({
    kind: z.literal('approve'),
    ...participantSettings.shape,
    /** When the initiator would have to approve their own form. */
    whenInitiator: z.enum(['manager', 'allow', 'skip']).default('manager'),
    /** After a vote that fails outside of any route: end as disagreed, take the disagree route, or go back to an activity. */
    whenFailed: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('end') }),
        z.object({ kind: z.literal('route') }),
        z.object({ kind: z.literal('back'), activity: z.string() }),
      ])
      .default({ kind: 'end' }),
    /** In a branch of a block: fail the whole instance, or bring the outcome to the join. */
    whenFailedInBranch: z.enum(['terminate', 'join']).default('terminate'),
    /** After a reject, a resubmit goes straight back to the rejecting slot, through the flow again, or as the rejecter chooses. */
    resubmit: z.enum(['direct', 'through', 'choose']).default('direct'),
  }),
  activityBase.extend({ kind: z.literal('handle'), ...participantSettings.shape }),
  activityBase.extend({
    kind: z.literal('circulate'),
    participants: z.array(participantSourceSchema),
    permission: formPermissionSchema.optional(),
  }),
  activityBase.extend({ kind: z.literal('exclusive') }),
  z.discriminatedUnion('mode', [
    activityBase.extend({ kind: z.literal('parallel'), mode: z.literal('split') }),
    activityBase.extend({ kind: z.literal('parallel'), mode: z.literal('join'), split: z.string() }),
  ]),
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
  outcome: z.enum(['agree', 'disagree']).optional(),
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
      /** May the initiator cancel after somebody else decided. */
      initiatorMayCancelAfterDecision: z.boolean().default(false),
    })
    .prefault({}),
});
/** A workflow as drafted and published: activities joined by routes (workflow design, section 2). */
export type WorkflowDefinition = z.infer<typeof workflowDefinitionSchema>;
