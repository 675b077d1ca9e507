import { z } from 'zod';

/** The refIds of temporary uploads for an opinion; their upload targets are in `opinionTargets`. */
export const opinionFiles = {
  attachments: z.array(z.string()).max(50).optional(),
  signature: z.string().optional(),
};
