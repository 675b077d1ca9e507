import { z } from 'zod';

/** Ids, and for roles also codes, joined by commas: an address holds no lists. */
const listed = z
  .string()
  .max(4000)
  .optional()
  .transform((text) => (text ? text.split(',').filter((part) => part !== '') : []));

/** Where a selector looks (designer specification, section 3). Everything unset is the whole organisation. */
export const unitScopeInput = {
  /** Departments below which is looked. */
  orgRoot: listed,
  /** Whether also in the departments below the roots' own. */
  belowRoot: z.stringbool().default(true),
  /** Whether a root can be picked itself. */
  rootPickable: z.stringbool().default(false),
  /** Depths of departments, the topmost is 1: `2`, `2-3`, `2-`. */
  levels: z
    .string()
    .regex(/^\d{1,2}(-\d{0,2})?$/)
    .optional(),
  /** People who have one of these roles. */
  roles: listed,
  /** Only the caller's own departments and what is below them. */
  ownOnly: z.stringbool().default(false),
};
