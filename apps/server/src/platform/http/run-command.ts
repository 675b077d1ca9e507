import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Executor, OpenedDb, Trx } from '../db/database.ts';
import { isAborted } from '../db/database-error.ts';
import { sqlFragment, type SqlFragment } from '../db/statements/fragment.ts';
import { sendAhead, sendNow, TakenAhead } from '../db/statements/sent-together.ts';
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
  try {
    return await transact(db, async (trx) => {
      await claimKey(trx, claim);
      expectEnd(trx);
      const context: CommandContext = { ...request, trx, commandId };
      const answer = endpoint.call.output.encode(await refusingTaken(trx, () => endpoint.handle(context, input, prepared)));
      return endTransaction(trx, answer, (completed) => storingAnswer(claim, completed));
    });
  } catch (error) {
    if (!(error instanceof TakenAhead) && !isAborted(error)) throw error;
    const kept = await storedAnswer(db, claim);
    if (!kept) throw error;
    return kept.answer;
  }
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

const claiming = 'insert into idempotency_keys (person_id, key, fingerprint) values ($1, $2, $3)';

/**
 * Inserts the row of the key together with the first statement of the command, which waits for a running transaction with the same key, and
 * is not run but fails with `TakenAhead` if the key is known.
 */
function claimKey(trx: Trx, { person_id, key, fingerprint }: Claim): Promise<void> {
  return sendAhead(trx, { text: claiming, values: [person_id, key, fingerprint] });
}

/** A command that fails before its first statement was perhaps carried out before, when it did not fail. */
async function refusingTaken<T>(trx: Trx, handle: () => Promise<T>): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    await sendNow(trx);
    throw error;
  }
}

function storingAnswer({ person_id, key }: Claim, answer: SqlFragment): Write {
  const statement = sqlFragment`update idempotency_keys set answer = ${answer} where person_id = ${person_id} and key = ${key}`;
  return { statement };
}

/** Returns the answer of a command that was carried out with the key; null if none was. */
async function storedAnswer(executor: Executor, claim: Claim): Promise<{ readonly answer: unknown } | null> {
  const kept = await executor
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('person_id', '=', claim.person_id)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (!kept) return null;
  if (kept.fingerprint !== claim.fingerprint) refuse('idempotency-key-reused');
  return kept;
}
