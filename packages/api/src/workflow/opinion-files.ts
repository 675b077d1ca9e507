import { z } from 'zod';

/** The refIds of what goes with an opinion: temporary uploads of the person for the places of this name. */
export const opinionFiles = {
  attachments: z.array(z.string()).max(50).optional(),
  signature: z.string().optional(),
};

/** What files of an opinion are uploaded for: they stand in no control of the form, and no control can have such a key. */
export const opinionPlaces = { attachments: '#opinion', signature: '#signature' } as const;
