import { z } from 'zod';
import { defineCall } from '../call.ts';

const putOff = ['done', 'later'] as const;

const firstRunSchema = z.object({
  /** Whether the set-up is over; also true for installations from before it existed. */
  isFinished: z.boolean(),
  people: z.enum([...putOff, 'open']),
  applications: z.enum([...putOff, 'open']),
  /** Active people, with the first administrator. */
  peopleCount: z.number().int(),
  appCount: z.number().int(),
});
export type FirstRun = z.infer<typeof firstRunSchema>;

export const getFirstRun = defineCall({
  method: 'GET',
  path: '/api/first_run/state',
  summary: 'Returns how far the set-up of the installation is. Administrators only',
  input: z.object({}),
  output: firstRunSchema,
});

export const saveFirstRunStep = defineCall({
  method: 'POST',
  path: '/api/first_run/save_step',
  summary: 'Remembers that a step of the set-up was done or put off, or that the set-up is over. Administrators only',
  command: true,
  input: z.discriminatedUnion('step', [
    z.object({ step: z.enum(['people', 'applications']), state: z.enum(putOff) }),
    z.object({ step: z.literal('finish') }),
  ]),
  output: firstRunSchema,
});

export const getDemoStart = defineCall({
  method: 'GET',
  path: '/api/first_run/demo_start',
  summary:
    'Returns how this demo was started, for the command that starts an empty installation; null without the demo. Administrators only',
  input: z.object({}),
  output: z
    .object({
      port: z.number().int(),
      /** The folder of its data; absolute. */
      dataDir: z.string(),
      /** Whether it uses a database server or an object storage, which another installation must not share. */
      hasOwnDatabase: z.boolean(),
      hasOwnFiles: z.boolean(),
      isWindows: z.boolean(),
    })
    .nullable(),
});
