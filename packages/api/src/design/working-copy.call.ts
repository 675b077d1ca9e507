import { codeSchema, reservedKinds } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentSchema, documentKeySchema, operationSchema } from './operation.ts';

const refusals = ['not-found', 'not-allowed'];
const revision = z.number().int().min(0);
const appCode = z.object({ appCode: codeSchema });

export const openWorkingCopy = defineCall({
  method: 'GET',
  path: '/api/design/working-copy',
  summary: 'Returns the working copy of an application with its published documents. Designers of the application only',
  input: appCode,
  output: z.object({
    revision,
    documents: z.array(
      z.object({
        key: documentKeySchema,
        /** Null: the working copy deletes the document. */
        content: contentSchema.nullable(),
        /** The published version; null: never published, or not part of the application any more. */
        version: z.number().int().nullable(),
        /** The published content, where the working copy differs from it. */
        published: contentSchema.optional(),
        /** Another version was published after the document was changed here. */
        isOutdated: z.boolean().optional(),
      }),
    ),
    rights: z.object({ design: z.boolean(), publish: z.boolean() }),
  }),
  refusals,
});

export const submitGroup = defineCall({
  method: 'POST',
  path: '/api/design/group/submit',
  summary: 'Applies a group of operations to a working copy, wholly or not at all. Designers of the application only',
  command: true,
  input: z.object({
    ...appCode.shape,
    /** The revision that its author saw. */
    revision,
    operations: z.array(operationSchema).min(1).max(1_000),
  }),
  /** The revision that the group became. */
  output: z.object({ revision }),
  refusals: [...refusals, 'app-closed', 'group-behind', 'group-unfit', 'design-code-taken', 'draft-too-large'],
});

export const workingGroupKinds = ['edited', 'published', 'discarded', 'restored', 'imported'] as const;

const groupSchema = z.object({
  revision,
  kind: z.enum(workingGroupKinds),
  /** The idempotency key under which it was sent. */
  key: z.string(),
  operations: z.array(operationSchema),
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  at: z.string(),
});
export type WorkingGroup = z.infer<typeof groupSchema>;

export const isDesignCodeTaken = defineCall({
  method: 'GET',
  path: '/api/design/code/taken',
  summary: 'Tells whether another application has published or reserved a code. Designers of the application only',
  input: z.object({ ...appCode.shape, kind: z.enum(reservedKinds), code: codeSchema }),
  output: z.boolean(),
  refusals,
});

export const listGroupsSince = defineCall({
  method: 'GET',
  path: '/api/design/group/since',
  summary: 'Returns the groups of a working copy after a revision, oldest first. After one that is not "edited" it is opened again',
  input: z.object({ ...appCode.shape, after: z.coerce.number().int().min(0) }),
  output: z.object({ revision, groups: z.array(groupSchema) }),
  refusals,
});

export const listGroupHistory = defineCall({
  method: 'GET',
  path: '/api/design/group/history',
  summary: 'Returns what was done in a working copy within the last 90 days, newest first',
  input: z.object({ ...appCode.shape, cursor: z.string().max(40).optional(), size: z.coerce.number().int().min(1).max(100).default(20) }),
  output: z.object({ items: z.array(groupSchema), next: z.string().nullable() }),
  refusals,
});

export const discardWorkingCopy = defineCall({
  method: 'POST',
  path: '/api/design/working-copy/discard',
  summary: 'Discards what a working copy differs from the published documents in; it can be restored for 30 days',
  command: true,
  input: z.object({ ...appCode.shape, revision }),
  output: z.object({ revision }),
  refusals: [...refusals, 'group-behind', 'app-closed'],
});

export const workingSnapshotReasons = ['published', 'day', 'groups', 'discarded', 'restored', 'imported'] as const;

export const listWorkingSnapshots = defineCall({
  method: 'GET',
  path: '/api/design/snapshot/list',
  summary: 'Returns the states of a working copy that can be restored, newest first',
  input: z.object({ ...appCode.shape, cursor: z.string().max(40).optional(), size: z.coerce.number().int().min(1).max(100).default(20) }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        revision,
        /** What it was taken before. */
        reason: z.enum(workingSnapshotReasons),
        documents: z.number().int(),
        at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals,
});

export const restoreWorkingCopy = defineCall({
  method: 'POST',
  path: '/api/design/working-copy/restore',
  summary: 'Makes a snapshot the working copy',
  command: true,
  input: z.object({ ...appCode.shape, revision, snapshotId: z.uuid() }),
  output: z.object({ revision }),
  refusals: [...refusals, 'group-behind', 'app-closed'],
});

export const settleWorkingDocument = defineCall({
  method: 'POST',
  path: '/api/design/document/settle',
  summary: 'Keeps a changed document although another version was published meanwhile, or gives the change up',
  command: true,
  input: z.object({ ...appCode.shape, revision, document: documentKeySchema, keep: z.enum(['working', 'published']) }),
  output: z.object({ revision }),
  refusals: [...refusals, 'group-behind', 'app-closed'],
});

export const announceDesigner = defineCall({
  method: 'GET',
  path: '/api/design/presence',
  summary: 'Tells the other designers of an application what the caller looks at. Stored nowhere; forgotten after 30 seconds',
  input: z.object({
    ...appCode.shape,
    /** Tells the pages of one person apart. */
    page: z.string().max(40),
    /** The address within the design environment; empty or unset: the caller has left. */
    place: z.string().max(400).default(''),
  }),
  output: z.boolean(),
  refusals,
});
