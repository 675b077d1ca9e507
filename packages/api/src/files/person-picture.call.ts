import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadRefusals } from './file-upload.call.ts';

export const setOwnPicture = defineCall({
  method: 'POST',
  path: '/api/organization/user/set_picture',
  summary: 'Sets the profile picture of the signed-in person; it is cropped to a small square and replaces the previous one',
  command: true,
  requestType: 'multipart',
  input: z.object({}),
  output: z.boolean(),
  refusals: [...uploadRefusals],
});

export const removeOwnPicture = defineCall({
  method: 'POST',
  path: '/api/organization/user/remove_picture',
  summary: 'Removes the profile picture of the signed-in person',
  command: true,
  input: z.object({}),
  output: z.boolean(),
});

export const setPersonPicture = defineCall({
  method: 'POST',
  path: '/api/organization/user/set_person_picture',
  summary: 'Sets the profile picture of a person, as they can themselves',
  command: true,
  requestType: 'multipart',
  /** The field stands before the file. */
  input: z.object({ personId: z.uuid() }),
  output: z.boolean(),
  refusals: [...uploadRefusals, 'not-found'],
});

export const removePersonPicture = defineCall({
  method: 'POST',
  path: '/api/organization/user/remove_person_picture',
  summary: 'Removes the profile picture of a person',
  command: true,
  input: z.object({ personId: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found'],
});

/** People per call. */
export const maxRequestedPictures = 50;

export const personPictures = defineCall({
  method: 'GET',
  path: '/api/organization/user/pictures',
  summary: 'Returns profile pictures as data URLs, by ids of people separated by commas; people without a picture are omitted',
  input: z.object({
    ids: z.string().transform((text, context) => {
      const ids = text.split(',').filter(Boolean);
      if (ids.length > maxRequestedPictures || !ids.every((id) => z.uuid().safeParse(id).success))
        context.addIssue({ code: 'custom', message: `at most ${maxRequestedPictures} ids` });
      return ids;
    }),
  }),
  output: z.array(z.object({ id: z.string(), picture: z.string() })),
});
