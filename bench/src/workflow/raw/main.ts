// The lower bound: a hand-written program with Fastify and pg for exactly one form and one workflow.
import { formSubmit, workitemAction } from '@inkstone/api';
import fastify, { type FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Sample } from '../sample.ts';
import { createAgree } from './agree.ts';
import { onceOnly, type Person } from './command.ts';
import { createRelay } from './relay.ts';
import { openSessions, type Run } from './session.ts';
import { createSubmit } from './submit.ts';

export interface RawSettings {
  readonly database: pg.ClientConfig;
  readonly sample: Sample;
}

const { database, sample } = JSON.parse(process.env['RAW_SETTINGS']!) as RawSettings;
const sessions = openSessions(database);
const people = new Map(
  (
    await sessions.query<Person & Record<string, unknown>>(
      `select p.id, p.account, m.department_id from people p left join memberships m on m.person_id = p.id and m.sort = 0`,
    )
  ).map((person) => [`Bearer ${person.account}`, person as Person]),
);
const submit = createSubmit(sample, people.get('Bearer manager')!);
const agree = createAgree(sample);
const wakeRelay = createRelay(sessions);

const app = fastify();

function command<B>(path: string, work: (run: Run, person: Person, body: B) => Promise<object>): void {
  app.post(path, async (request: FastifyRequest, reply) => {
    const person = people.get(request.headers.authorization ?? '');
    if (!person) return reply.code(401).send({ errcode: 401, errmsg: 'sign in', data: null });
    const key = request.headers['idempotency-key'] as string;
    const data = await onceOnly(sessions, { person, key, body: request.body }, (run) => work(run, person, request.body as B));
    wakeRelay();
    return { errcode: 0, errmsg: '', data };
  });
}

command(formSubmit.path, submit);
command(workitemAction.path, agree);
app.get('/health/ready', async () => {
  await sessions.query('select 1');
  return { errcode: 0, errmsg: '', data: null };
});
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env['PORT']), host: process.env['HOST']! });
