import { createHash } from 'node:crypto';
import type { Run, Sessions } from './session.ts';

export interface Person {
  readonly id: string;
  readonly account: string;
  readonly department_id: string | null;
}

/** Runs a command once per person and key, in one transaction with its answer, like the product. */
export function onceOnly(
  sessions: Sessions,
  { person, key, body }: { person: Person; key: string; body: unknown },
  work: (run: Run) => Promise<object>,
): Promise<object> {
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('base64');
  return sessions.transaction(async (run) => {
    const claimed = await run(
      'insert into idempotency_keys (person_id, key, fingerprint) values ($1, $2, $3) on conflict do nothing returning key',
      [person.id, key, fingerprint],
    );
    if (claimed.length === 0) return keptAnswer(run, { person, key });
    const answer = await work(run);
    await run('update idempotency_keys set answer = $1 where person_id = $2 and key = $3', [JSON.stringify(answer), person.id, key]);
    return answer;
  });
}

async function keptAnswer(run: Run, { person, key }: { person: Person; key: string }): Promise<object> {
  const [kept] = await run<{ answer: object }>('select answer from idempotency_keys where person_id = $1 and key = $2', [person.id, key]);
  return kept!.answer;
}
