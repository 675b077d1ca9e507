import { z } from 'zod';

/** An item of form data (runtime specification, section 3); `properties` are the columns of a sub-table. */
export const formDataItemSchema = z.looseObject({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  control: z.string().optional(),
  format: z.string().optional(),
  properties: z.array(z.looseObject({ key: z.string(), name: z.string(), type: z.string() })).optional(),
});
