import { sql } from 'kysely';
import type { Restriction, TokenScope } from '@inkstone/api';
import { actingDepartment } from './acting-department.ts';
import type { Executor } from '../db/database.ts';
import type { Actor, ManagedScope } from '../http/request-context.ts';

/** The person of a sign-in, and the state of both. */
export interface SignedInActor {
  readonly actor: Actor;
  readonly active: boolean;
  readonly signInOpen: boolean;
  /** Whether the account still has the password of the demo. */
  readonly isFromDemo: boolean;
  /** What must be done before the sign-in can be used for anything else. */
  readonly restriction: Restriction | null;
}

const managedScopes = sql<readonly ManagedScope[]>`(
  select coalesce(json_agg(json_build_object('kind', s.kind, 'code', s.code) order by s.kind, s.code), '[]'::json)
  from workflow_admins a join workflow_admin_scopes s on s.admin_id = a.id where a.person_id = people.id)`;

/** Selected from people with the department they act for. */
const actorColumns = [
  'people.id',
  'people.name',
  'people.account',
  'people.is_admin as isAdmin',
  'people.is_app_admin as isAppAdmin',
  'departments.id as departmentId',
  'departments.name as departmentName',
  managedScopes.as('manages'),
] as const;

export async function loadSignedInActor(db: Executor, personId: string, signInId: string): Promise<SignedInActor | null> {
  const row = await db
    .selectFrom('people')
    .innerJoin('sign_ins', 'sign_ins.person_id', 'people.id')
    .leftJoin('credentials', 'credentials.person_id', 'people.id')
    .leftJoin('departments', (join) => join.on('departments.id', '=', actingDepartment))
    .select([
      ...actorColumns,
      'people.active',
      'sign_ins.ended_at as endedAt',
      'sign_ins.restriction',
      'credentials.from_demo as isFromDemo',
    ])
    .where('people.id', '=', personId)
    .where('sign_ins.id', '=', signInId)
    .executeTakeFirst();
  if (!row) return null;
  const { active, endedAt, isFromDemo, restriction, ...actor } = row;
  return { actor, active, signInOpen: endedAt === null, isFromDemo: isFromDemo ?? false, restriction };
}

/** The person of an API token that is neither revoked nor expired. */
export interface TokenActor {
  readonly actor: Actor;
  readonly active: boolean;
  readonly isFromDemo: boolean;
  readonly scope: TokenScope;
  readonly expiresAt: Date;
}

const usedMinutes = 15;

/** Loads the person of an API token, and writes its last use at most once in a quarter of an hour. */
export async function loadTokenActor(db: Executor, tokenHash: Buffer, now: Date): Promise<TokenActor | null> {
  const row = await db
    .selectFrom('people')
    .innerJoin('api_tokens', 'api_tokens.person_id', 'people.id')
    .leftJoin('credentials', 'credentials.person_id', 'people.id')
    .leftJoin('departments', (join) => join.on('departments.id', '=', actingDepartment))
    .select([
      ...actorColumns,
      'people.active',
      'credentials.from_demo as isFromDemo',
      'api_tokens.scope',
      'api_tokens.expires_at as expiresAt',
    ])
    .where('api_tokens.token_hash', '=', tokenHash)
    .where('api_tokens.revoked_at', 'is', null)
    .where('api_tokens.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(now.getTime() - usedMinutes * 60_000))]))
    .execute();
  const { active, isFromDemo, scope, expiresAt, ...actor } = row;
  return { actor, active, isFromDemo: isFromDemo ?? false, scope, expiresAt };
}

/** Loads the person in whose name a job runs; null if they no longer exist or are disabled. */
export async function loadActor(db: Executor, personId: string): Promise<Actor | null> {
  const row = await db
    .selectFrom('people')
    .leftJoin('departments', (join) => join.on('departments.id', '=', actingDepartment))
    .select(actorColumns)
    .where('people.id', '=', personId)
    .where('people.active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
