import { z } from 'zod';

/** Ids, for roles also codes, separated by commas, because it is a query parameter. */
const listed = z
  .string()
  .max(4000)
  .optional()
  .transform((text) => (text ? text.split(',').filter((part) => part !== '') : []));

/** The scope of a selector (designer specification, section 3). Without any property it is the whole organisation. */
export const unitScopeInput = {
  /** Root departments of the scope. */
  orgRoot: listed,
  /** If false: of departments only the children of the roots, of people only the members of the roots. */
  belowRoot: z.stringbool().default(true),
  /** Whether the roots themselves can be picked. */
  rootPickable: z.stringbool().default(false),
  /** Levels of departments, from 1 at the top: `2`, `2-3`, `2-`. */
  levels: z
    .string()
    .regex(/^\d{1,2}(-\d{0,2})?$/)
    .optional(),
  /** Only people with one of these roles. */
  roles: listed,
  /** Only the caller's own departments and their descendants. */
  ownOnly: z.stringbool().default(false),
};
