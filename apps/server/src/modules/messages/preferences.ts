import type { MessageKind } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { remembered } from '../system/index.ts';

/** The channels through which a kind of message reaches a person. */
export interface ChannelChoice {
  readonly station: boolean;
  readonly mail: boolean;
  readonly webhook: boolean;
}

/** The defaults until a person chooses: all messages are in the inbox, and those that require an action are also sent. */
const defaultChoices: Readonly<Record<MessageKind, ChannelChoice>> = {
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

/** Returns the choices of these people, by person and kind. */
export async function channelChoicesOf(
  executor: Executor,
  people: readonly string[],
): Promise<(person: string, kind: MessageKind) => ChannelChoice> {
  const chosen = new Map<string, ChosenChannels>();
  for (const person of new Set(people)) {
    const choices = await remembered.read(executor, `channels ${person}`, () => chosenBy(executor, person));
    if (choices) chosen.set(person, choices);
  }
  return (person, kind) => chosen.get(person)?.[kind] ?? defaultChoices[kind];
}

type ChosenChannels = Readonly<Partial<Record<string, ChannelChoice>>>;

async function chosenBy(executor: Executor, person: string): Promise<ChosenChannels> {
  const rows = await executor.selectFrom('message_preferences').selectAll().where('person_id', '=', person).execute();
  return Object.fromEntries(rows.map(({ kind, station, mail, webhook }) => [kind, { station, mail, webhook }]));
}
