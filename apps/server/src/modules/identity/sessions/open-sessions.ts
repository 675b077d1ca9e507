import { sql } from 'kysely';
import type { Session } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { deviceName } from './device-name.ts';

interface Reader {
  readonly now: Date;
  readonly locale: Locale;
  readonly currentId: string | null;
}

/**
 * Returns the sign-ins of a person that can still be used. The last use is the last renewal of the access token, so that requests need not
 * write it.
 */
export async function openSessions(executor: Executor, personId: string, { now, locale, currentId }: Reader): Promise<Session[]> {
  const { rows } = await sql<{ id: string; agent: string | null; address: string | null; startedAt: Date; lastUsedAt: Date }>`
    select s.id, s.agent, coalesce(t.address, s.address) as address, s.created_at as "startedAt", t.issued_at as "lastUsedAt"
    from sign_ins s
    cross join lateral (
      select issued_at, address, expires_at from refresh_tokens where sign_in_id = s.id order by issued_at desc, expires_at desc limit 1
    ) t
    where s.person_id = ${personId} and s.ended_at is null and t.expires_at > ${now}
    order by t.issued_at desc, s.id desc`.execute(executor);
  return rows.map(({ id, agent, address, startedAt, lastUsedAt }) => ({
    id,
    device: deviceName(agent ?? '', locale),
    address,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === currentId,
  }));
}
