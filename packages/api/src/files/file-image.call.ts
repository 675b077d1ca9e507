import { z } from 'zod';
import { defineCall } from '../call.ts';

export const imageCategories = ['person'] as const;

export const fileImage = defineCall({
  method: 'GET',
  path: '/api/runtime/files/image/:category/:name',
  summary: 'Returns an image by category and name; for the category `person`, the profile picture by the id of the person',
  responseType: 'file',
  input: z.object({ category: z.enum(imageCategories).default('person'), name: z.string().max(200) }),
  output: z.never(),
  refusals: ['not-found'],
});
