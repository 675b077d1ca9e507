import { isPasswordCorrect } from '../../platform/auth/password.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SessionContext } from '../../platform/http/request-context.ts';
import { beginAttempt } from './attempt-limit.ts';

/** Checks the present password of the signed-in person, and returns its hash. Refuses with `wrong-password`. */
export async function checkOwnPassword(context: SessionContext, password: string): Promise<string> {
  const attempt = await beginAttempt(context.db, { known: context.signInId! }, context.now());
  const stored = await context.db
    .selectFrom('credentials')
    .select('password_hash')
    .where('person_id', '=', context.actor!.id)
    .executeTakeFirst();
  if (!stored || !(await isPasswordCorrect(stored.password_hash, password))) return refuse('wrong-password');
  await attempt.succeeded();
  return stored.password_hash;
}
