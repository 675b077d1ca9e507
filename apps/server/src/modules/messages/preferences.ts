import type { MessageKind } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';

/** By which ways a kind of message reaches somebody. */
export interface MessageWays {
  readonly station: boolean;
  readonly mail: boolean;
  readonly webhook: boolean;
}

/** What holds until a person says otherwise: all stand in the station, and what waits for them goes out as well. */
const defaultWays: Readonly<Record<MessageKind, MessageWays>> = {
  task: { station: true, mail: true, webhook: true },
  returned: { station: true, mail: true, webhook: true },
  urged: { station: true, mail: true, webhook: true },
  circulated: { station: true, mail: false, webhook: false },
  mentioned: { station: true, mail: true, webhook: true },
  finished: { station: true, mail: false, webhook: false },
  reminder: { station: true, mail: true, webhook: true },
  migrated: { station: true, mail: false, webhook: false },
  exception: { station: true, mail: true, webhook: true },
};

/** What each of the people chose, by person and kind. */
export async function waysOf(executor: Executor, people: readonly string[]): Promise<(person: string, kind: MessageKind) => MessageWays> {
  const rows = await executor.selectFrom('message_preferences').selectAll().where('person_id', 'in', people).execute();
  const chosen = new Map(rows.map(({ person_id, kind, ...ways }) => [`${person_id} ${kind}`, ways]));
  return (person, kind) => chosen.get(`${person} ${kind}`) ?? defaultWays[kind];
}
