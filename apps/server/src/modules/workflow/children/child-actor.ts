import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor, CommandContext } from '../../../platform/http/request-context.ts';
import { directory } from '../../organization/directory.ts';

/** The person in whose name a sub-process is started. Refuses with `PersonInactive`. */
export async function actorOf({ trx }: CommandContext, personId: string): Promise<Actor> {
  const people = directory(trx);
  const [active] = await people.activeOf([personId]);
  const person = (await people.people([personId])).get(personId);
  if (!active || !person) refuse('PersonInactive');
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
