import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { OpenedDb, Trx } from '../db/database.ts';
import { transact } from '../db/transactions/transact.ts';
import { endTransaction, expectEnd } from '../db/transactions/transaction-end.ts';
import type { Write } from '../db/transactions/write-together.ts';
import type { Endpoint } from './endpoint.ts';
import { Refusal, refuse } from './refusal.ts';
import type { CommandContext, RequestContext } from './request-context.ts';

type CommandEndpoint = Extract<Endpoint, { kind: 'command' }>;

/** Parses the `Idempotency-Key` header: a UUID that the client generates once per intended action. Refuses a missing or invalid one. */
export function parseIdempotencyKey(header: string | string[] | undefined): string {
  if (header === undefined || header === '') return refuse('idempotency-key-missing');
  const key = z.uuid().safeParse(header);
  if (!key.success) {
    throw new Refusal('malformed', {}, { issues: [{ code: 'invalid_format', path: 'Idempotency-Key', message: 'UUID' }] });
  }
  return key.data.toLowerCase();
}

/**
 * Runs a command once per person and key, and stores its answer in the same transaction. A repeated key returns the stored answer; it waits
 * while the first request is still running. Refuses the key with another call or body with `idempotency-key-reused`. A refused or failed
 * command leaves no trace, so that its key may be used again.
 */
export async function runCommand(
  db: OpenedDb,
  endpoint: CommandEndpoint,
  request: RequestContext,
  commandId: string,
  input: unknown,
): Promise<unknown> {
  const fingerprint = createHash('sha256')
    .update(`${endpoint.call.method} ${endpoint.call.path}\n${JSON.stringify(input)}`)
    .digest('base64');
  const claim = { person_id: request.actor.id, key: commandId, fingerprint };
  const isKnown = endpoint.prepare !== null && (await isAnswered(db, claim));
  const prepared = endpoint.prepare && !isKnown ? await endpoint.prepare({ ...request, db }, input) : null;
  return transact(db, async (trx) => {
    if (!(await claimKey(trx, claim))) return storedAnswer(trx, claim);
    expectEnd(trx);
    const context: CommandContext = { ...request, trx, commandId };
    const answer = endpoint.call.output.encode(await endpoint.handle(context, input, prepared));
    await endTransaction(trx, storingAnswer(claim, answer));
    return answer;
  });
}

interface Claim {
  readonly person_id: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** A command that was carried out needs no preparation. */
async function isAnswered(db: OpenedDb, { person_id, key }: Claim): Promise<boolean> {
  const known = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('person_id', '=', person_id)
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

/** Inserts the row of the key and returns whether it is new. Waits for a running transaction with the same key. */
async function claimKey(trx: Trx, claim: Claim): Promise<boolean> {
  const written = await trx
    .insertInto('idempotency_keys')
    .values({ ...claim, answer: null })
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return written !== undefined;
}

function storingAnswer({ person_id, key }: Claim, answer: unknown): Write {
  return { statement: sql`update idempotency_keys set answer = ${JSON.stringify(answer)} where person_id = ${person_id} and key = ${key}` };
}

async function storedAnswer(trx: Trx, claim: Claim): Promise<unknown> {
  const kept = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('person_id', '=', claim.person_id)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (kept.fingerprint !== claim.fingerprint) refuse('idempotency-key-reused');
  return kept.answer;
}
