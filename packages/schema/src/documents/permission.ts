import { z } from 'zod';

/** What one person may do with one control (runtime specification, section 3: e editable, v visible, r required). */
export const controlPermissionSchema = z.object({
  e: z.boolean(),
  v: z.boolean(),
  r: z.boolean().default(false),
  subDataPermission: z
    .array(z.object({ propertyCode: z.string(), e: z.boolean(), v: z.boolean(), r: z.boolean().default(false) }))
    .optional(),
  /** Sheets only: may rows be added or deleted; unset follows `e`. */
  add: z.boolean().optional(),
  delete: z.boolean().optional(),
  /** Sheets only: of the present rows, only those that the person added may be changed or deleted. */
  ownRows: z.boolean().optional(),
});
export type ControlPermission = z.infer<typeof controlPermissionSchema>;

/** By control key. A control without an entry follows `others`. */
export const formPermissionSchema = z.object({
  others: z.object({ e: z.boolean(), v: z.boolean() }),
  controls: z.record(z.string(), controlPermissionSchema).default({}),
});
export type FormPermission = z.infer<typeof formPermissionSchema>;
