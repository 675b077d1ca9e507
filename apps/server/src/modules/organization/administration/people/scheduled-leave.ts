import { sql } from 'kysely';
import type { Db, Executor, Trx } from '../../../../platform/db/database.ts';
import { transact } from '../../../../platform/db/transactions/transact.ts';
import type { Actor, RequestContext } from '../../../../platform/http/request-context.ts';
import { directory } from '../../directory.ts';
import { dayOf } from '../day.ts';
import { lockOrganization } from '../lock-organization.ts';
import { leaveIssues, leaveNow, type Leave } from './leave.ts';
import { lockedPeople, type StoredPerson } from './stored-person.ts';

interface ScheduledLeave extends Leave {
  readonly personId: string;
  readonly scheduledBy: string;
}

/** Stores what happens when a leaving date has passed; the date itself belongs to the person. Replaces an earlier one. */
export async function scheduleLeave(trx: Trx, leave: ScheduledLeave): Promise<void> {
  const row = {
    left_on: leave.leftOn,
    successor_id: leave.successorId,
    takes_over_management: leave.takesOverManagement,
    reason: leave.reason,
    scheduled_by: leave.scheduledBy,
  };
  await trx
    .insertInto('scheduled_leaves')
    .values({ person_id: leave.personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
}

interface PresentedLeave {
  readonly successor: { readonly id: string; readonly name: string } | null;
  readonly takesOverManagement: boolean;
  readonly reason: string | null;
}

/** Returns what is decided for the leaving date of a person. */
export async function scheduledLeaveOf(
  executor: Executor,
  { id, leftOn }: { readonly id: string; readonly leftOn: string | null },
): Promise<PresentedLeave | null> {
  const row = await executor
    .selectFrom('scheduled_leaves')
    .leftJoin('people', 'people.id', 'successor_id')
    .select(['people.id', 'people.name', 'takes_over_management as takesOverManagement', 'reason'])
    .where('person_id', '=', id)
    .where(sql<boolean>`scheduled_leaves.left_on = ${leftOn}::date`)
    .executeTakeFirst();
  if (!row) return null;
  const { id: successorId, name, ...leave } = row;
  return { ...leave, successor: successorId === null || name === null ? null : { id: successorId, name } };
}

/**
 * Disables the people whose last day has ended, wherever the date came from, and hands over what was decided with it. Each person in a
 * transaction of their own; the last administrator stays until there is another one. Where the successor cannot take over any more, the
 * person leaves without a handover.
 */
export async function carryOutLeaves(
  db: Db,
  environment: Pick<RequestContext, 'now' | 'timeZone' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const { now, timeZone, log } = environment;
  const today = dayOf(now(), timeZone);
  const due = await db
    .selectFrom('people')
    .select('id')
    .where('active', '=', true)
    .where(sql<boolean>`left_on < ${today}::date`)
    .orderBy('id')
    .execute();
  for (const { id } of due) {
    signal?.throwIfAborted();
    try {
      await transact(db, (trx) => carryOut({ trx, now, log }, id, today));
    } catch (error) {
      log.error({ err: error, person: id }, 'a leave could not be carried out');
    }
  }
}

type Environment = Pick<RequestContext, 'now' | 'log'> & { readonly trx: Trx };

async function carryOut({ trx, now, log }: Environment, personId: string, today: string): Promise<void> {
  await lockOrganization(trx);
  const person = (await lockedPeople(trx, [personId])).get(personId);
  const leftOn = person?.leftOn ?? null;
  // Somebody took the date back or disabled the person meanwhile.
  if (!person?.active || leftOn === null || leftOn >= today) return;
  const { leave, actor } = await scheduledFor(trx, person, leftOn);
  const issues = await leaveIssues(trx, person, leave);
  const ofSuccessor = issues.filter(({ path }) => path === 'successorId' || path === 'takesOverManagement');
  if (issues.length > 0) log.warn({ person: personId, issues }, 'a leave has issues');
  if (issues.length > ofSuccessor.length) return;
  const without = { ...leave, successorId: null, takesOverManagement: false };
  await leaveNow({ trx, actor, now }, personId, ofSuccessor.length > 0 ? without : leave);
  await trx.deleteFrom('scheduled_leaves').where('person_id', '=', personId).execute();
}

/** A date that was written in another way, such as by an import, has nobody to take over. */
async function scheduledFor(trx: Trx, { id }: StoredPerson, leftOn: string): Promise<{ leave: Leave; actor: Actor }> {
  const row = await trx
    .selectFrom('scheduled_leaves')
    .selectAll()
    .where('person_id', '=', id)
    .where(sql<boolean>`left_on = ${leftOn}::date`)
    .executeTakeFirst();
  const scheduler = await directory(trx).person(row?.scheduled_by ?? id);
  return {
    leave: {
      leftOn,
      successorId: row?.successor_id ?? null,
      takesOverManagement: row?.takes_over_management ?? false,
      reason: row?.reason ?? null,
    },
    actor: scheduler!,
  };
}
