import { z } from 'zod';
import { defineCall } from '../call.ts';

export const imageCategories = ['person'] as const;

export const fileImage = defineCall({
  method: 'GET',
  path: '/api/runtime/files/image/:category/:name',
  summary: 'A picture by category and name; of `person` the picture somebody shows of themselves, by the id of the person',
  gives: 'file',
  input: z.object({ category: z.enum(imageCategories).default('person'), name: z.string().max(200) }),
  output: z.never(),
  refusals: ['not-found'],
});
