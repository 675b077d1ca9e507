import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';

const rights = z.object({ design: z.boolean(), publish: z.boolean() });
const refusals = ['not-found', 'not-allowed'];

export const listDesigners = defineCall({
  method: 'GET',
  path: '/api/design/designer/list',
  summary: 'Returns who may design and publish an application besides the administrators. Application administrators only',
  input: z.object({ appCode: codeSchema }),
  output: z.array(z.object({ person: z.object({ id: z.string(), name: z.string() }), rights })),
  refusals,
});

export const saveDesigner = defineCall({
  method: 'POST',
  path: '/api/design/designer/save',
  summary: 'Gives a person the rights to design and to publish an application, or takes them. Application administrators only',
  command: true,
  input: z.object({ appCode: codeSchema, personId: z.uuid(), rights }),
  output: z.boolean(),
  refusals,
});

export const listAppMakers = defineCall({
  method: 'GET',
  path: '/api/design/maker/list',
  summary: 'Returns who may begin applications besides the administrators. Application administrators only',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
  refusals: ['not-allowed'],
});

export const saveAppMaker = defineCall({
  method: 'POST',
  path: '/api/design/maker/save',
  summary: 'Lets a person begin applications, or not any more. Application administrators only',
  command: true,
  input: z.object({ personId: z.uuid(), mayCreate: z.boolean() }),
  output: z.boolean(),
  refusals,
});
