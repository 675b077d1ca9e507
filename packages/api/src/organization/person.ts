import { z } from 'zod';

/** A person in selectors. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** A person in a role. */
export const roleHolderSchema = personSchema.extend({
  /** They hold the role only for these departments and those below; none: everywhere. */
  departments: z.array(z.object({ id: z.string(), name: z.string() })),
});
