import { codeSchema, scenarioOutcomes } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { issueSchema } from '../envelope.ts';
import { documentKeySchema } from './operation.ts';

const chosen = {
  appCode: codeSchema,
  revision: z.number().int().min(0),
  /** The documents to publish; what they need goes along. Unset: all that differ. */
  documents: z.array(documentKeySchema).max(1_000).optional(),
};
const refusals = ['not-found', 'not-allowed', 'group-behind'];

export const planPublishing = defineCall({
  method: 'POST',
  path: '/api/design/publish/plan',
  summary: 'Checks what publishing a working copy would do, without locks and without changing anything',
  input: z.object(chosen),
  output: z.object({
    /** Prevent publishing. */
    errors: z.array(issueSchema),
    /** Are accepted with a reason. */
    warnings: z.array(issueSchema),
    /** What goes along with the chosen documents: `used`: `by` names something of it; `released`: it names what `by` no longer has. */
    needed: z.array(
      z.object({ document: documentKeySchema, by: documentKeySchema, reason: z.enum(['used', 'released']), code: z.string() }),
    ),
    /** Documents of which another version was published meanwhile. */
    outdated: z.array(documentKeySchema),
    /** Records of the models that change. */
    records: z.array(z.object({ schemaCode: z.string(), count: z.number().int() })),
    /** Items that must not repeat once their index is built, which begins after publishing. */
    builtAfterwards: z.array(z.object({ schemaCode: z.string(), item: z.string() })),
    /** Running instances of the workflows that change; they go on with their version. */
    running: z.array(
      z.object({
        workflowCode: z.string(),
        count: z.number().int(),
        /** Those at activities that the new version does not have; they are migrated by saying where they go on. */
        gone: z.array(z.object({ activityCode: z.string(), count: z.number().int() })),
      }),
    ),
    /** Models that no role restricts: everybody fills them in, and sees all records or their own. */
    openModels: z.array(z.object({ schemaCode: z.string(), everybodySees: z.enum(['all', 'own']) })),
  }),
  refusals,
});

export const playWorkingScenarios = defineCall({
  method: 'POST',
  path: '/api/design/publish/scenarios',
  summary: 'Plays the saved scenarios of an application over its documents as they would be published. Nothing is stored',
  input: z.object({
    ...chosen,
    /** The code of the scenario to play; unset: all of them. */
    scenario: codeSchema.optional(),
  }),
  output: z.array(
    z.object({
      code: z.string(),
      workflowCode: z.string(),
      name: z.string(),
      /** A deviation prevents publishing. */
      blocks: z.boolean(),
      /** The activities that were reached in order, without the start, and how it ended; null: it could not be played. */
      found: z.object({ path: z.array(z.string()), outcome: z.enum(scenarioOutcomes) }).nullable(),
      /** Empty: it goes as expected. */
      deviations: z.array(z.string()),
    }),
  ),
  refusals,
});

export const publishWorkingCopy = defineCall({
  method: 'POST',
  path: '/api/design/publish',
  summary: 'Publishes a working copy, or chosen documents of it, in one transaction. Publishers of the application only',
  command: true,
  input: z.object({
    ...chosen,
    /** What changes, for the history of versions. */
    note: z.string().max(2_000).default(''),
    /** Why it is published with warnings. */
    reason: z.string().max(2_000).default(''),
  }),
  output: z.object({
    revision: z.number().int(),
    documents: z.array(z.object({ kind: z.string(), code: z.string(), version: z.number().int(), isNew: z.boolean() })),
    warnings: z.array(issueSchema),
  }),
  refusals: [
    ...refusals,
    'app-closed',
    'nothing-to-publish',
    'published-meanwhile',
    'warnings-unaccepted',
    'app-invalid',
    'app-loses-data',
  ],
});
