import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor, CommandContext } from '../../../platform/http/request-context.ts';
import { directory } from '../../organization/index.ts';

/** Returns the person in whose name a sub-process is started. Refuses with `PersonInactive`. */
export async function activeActorOf(context: CommandContext, personId: string): Promise<Actor> {
  const [active] = await directory(context.trx).activeOf([personId]);
  return active ? actorOf(context, personId) : refuse('PersonInactive');
}

/** Returns the person in whose name a sub-process was started, also when no longer active. */
export async function actorOf({ trx }: CommandContext, personId: string): Promise<Actor> {
  const people = directory(trx);
  const person = (await people.people([personId])).get(personId) ?? refuse('not-found');
  const [department] = await people.departmentsOf(personId);
  return {
    id: personId,
    name: person.name,
    account: '',
    departmentId: department?.id ?? null,
    departmentName: department?.name ?? null,
    isAdmin: false,
    isAppAdmin: false,
  };
}
