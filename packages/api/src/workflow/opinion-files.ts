import { z } from 'zod';

/** The refIds of what goes with an opinion: temporary uploads of the person for the places of this name. */
export const opinionFiles = {
  attachments: z.array(z.string()).max(50).optional(),
  signature: z.string().optional(),
};
