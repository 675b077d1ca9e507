import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { TokenScope } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { apiTokenPrefix, hashApiToken } from '../../../platform/auth/api-token.ts';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import type { ApiTokensTable } from '../../../platform/db/tables/organization.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockPeople } from '../../organization/index.ts';

const maxTokens = 20;

interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/** Creates a token of 256 bits. Only its hash is stored. */
export async function createToken(
  trx: Trx,
  personId: string,
  { name, scope, days, now }: { name: string; scope: TokenScope; days: number; now: Date },
): Promise<ApiToken & { token: string }> {
  await lockPeople(trx, [personId]);
  if ((await openTokens(trx, personId, now)).length >= maxTokens) refuse('tokens-too-many', { max: maxTokens });
  const token = apiTokenPrefix + randomBytes(32).toString('base64url');
  const row = await trx
    .insertInto('api_tokens')
    .values({
      id: createId(now.getTime()),
      person_id: personId,
      name,
      token_hash: hashApiToken(token),
      scope,
      created_at: now,
      expires_at: new Date(now.getTime() + days * 86_400_000),
      last_used_at: null,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...present(row), token };
}

/** Returns the tokens of a person that can be used, the newest first. */
export async function openTokens(executor: Executor, personId: string, now: Date): Promise<ApiToken[]> {
  const rows = await executor
    .selectFrom('api_tokens')
    .selectAll()
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(present);
}

/** Revokes a token; revoking a revoked one changes nothing. Refuses with `not-found` that of another person. */
export async function revokeToken(executor: Executor, { personId, id, now }: { personId: string; id: string; now: Date }): Promise<void> {
  const own = await executor
    .selectFrom('api_tokens')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!own) refuse('not-found');
  await executor.updateTable('api_tokens').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();
}

function present({ id, name, scope, created_at, expires_at, last_used_at }: Selectable<ApiTokensTable>): ApiToken {
  return {
    id,
    name,
    scope,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}
