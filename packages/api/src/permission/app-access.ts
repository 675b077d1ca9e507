import { z } from 'zod';
import { roleMemberKinds } from './model-right.ts';

const memberSchema = z.object({ kind: z.enum(roleMemberKinds), id: z.uuid() });

/** Everybody, or those who are named; with neither nobody. */
const audienceSchema = z.object({ everybody: z.boolean(), members: z.array(memberSchema).max(1000).default([]) });

/**
 * Who starts an application and who sees all of it. Where a role names a model, the role decides. Everybody sees their own records and those
 * of their tasks.
 */
export const appAccessInput = z.object({ starters: audienceSchema, viewers: audienceSchema });

const namedAudience = audienceSchema.extend({ members: z.array(memberSchema.extend({ name: z.string() })) });
export const appAccessSchema = z.object({ starters: namedAudience, viewers: namedAudience });
export type AppAccess = z.infer<typeof appAccessSchema>;
