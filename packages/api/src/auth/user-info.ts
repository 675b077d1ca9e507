import { z } from 'zod';

/** The current user as clients store it (runtime specification, section 3). */
export const userInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  isAdmin: z.boolean(),
  isAppAdmin: z.boolean(),
  /** Is an administrator of specific workflows. */
  managesWorkflows: z.boolean(),
  /** May design, publish or begin an application. */
  mayDesign: z.boolean(),
  locale: z.enum(['zh', 'en']),
  /** In which they read times; null: that of the organisation. */
  timeZone: z.string().nullable().optional(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/**
 * What a person must do before their sign-in can be used for anything else: choose their own password, or register a second factor. Every
 * other call refuses with `password-change-required` or `second-factor-missing`.
 */
export const restrictions = ['password-change', 'second-factor'] as const;
export type Restriction = (typeof restrictions)[number];

/** The result of every sign-in method. `expiration` is when the access token expires, in milliseconds since 1970. */
export const signInSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expiration: z.number(),
  userinfo: userInfoSchema,
  restriction: z.enum(restrictions).nullable().optional(),
});
