import * as z from 'zod/mini';

/** Types of organisation units (runtime specification, section 3). */
export const unitTypes = { department: 1, role: 2, user: 3 } as const;
export type UnitType = (typeof unitTypes)[keyof typeof unitTypes];

export const unitSchema = z.object({
  id: z.string(),
  name: z._default(z.string(), ''),
  unitType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
/** A person, department or role as a form value. Only the id counts when it comes from a client; the name is for display. */
export type Unit = z.infer<typeof unitSchema>;
