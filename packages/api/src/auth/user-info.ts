import { z } from 'zod';

/** The current user as the client keeps it (runtime specification, section 3). */
export const userInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  isAdmin: z.boolean(),
  isAppAdmin: z.boolean(),
  /** Looks after workflows in particular. */
  managesWorkflows: z.boolean(),
  locale: z.enum(['zh', 'en']),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/** What every way of signing in answers. `expiration` is when the access token ends, in milliseconds since 1970. */
export const signInSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expiration: z.number(),
  userinfo: userInfoSchema,
});
