import { z } from 'zod';

/** A person in selectors. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;
