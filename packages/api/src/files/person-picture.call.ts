import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadRefusals } from './file-upload.call.ts';

export const setOwnPicture = defineCall({
  method: 'POST',
  path: '/api/organization/user/set_picture',
  summary: 'The picture somebody shows of themselves; it is cut to a small square and takes the place of the one before',
  command: true,
  takes: 'multipart',
  input: z.object({}),
  output: z.boolean(),
  refusals: [...uploadRefusals],
});

export const removeOwnPicture = defineCall({
  method: 'POST',
  path: '/api/organization/user/remove_picture',
  summary: 'Show no picture of oneself any more',
  command: true,
  input: z.object({}),
  output: z.boolean(),
});

/** Of so many people at once. */
export const mostPicturesAsked = 50;

export const personPictures = defineCall({
  method: 'GET',
  path: '/api/organization/user/pictures',
  summary: 'The small pictures of people, by their ids divided by commas, as addresses that hold them; people without one are left out',
  input: z.object({
    ids: z.string().transform((text, context) => {
      const ids = text.split(',').filter(Boolean);
      if (ids.length > mostPicturesAsked || !ids.every((id) => z.uuid().safeParse(id).success))
        context.addIssue({ code: 'custom', message: `at most ${mostPicturesAsked} ids` });
      return ids;
    }),
  }),
  output: z.array(z.object({ id: z.string(), picture: z.string() })),
});
