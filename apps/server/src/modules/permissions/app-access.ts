import type { AppAccess } from '@inkstone/api';
import type { NameI18n } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import type { AppAccessMembersTable } from '../../platform/db/tables/app-roles.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { appsView, cacheCurrent, markPublishing } from '../apps/index.ts';
import { memberNames } from './stored-role.ts';

type May = AppAccessMembersTable['may'];
type Member = Pick<AppAccessMembersTable, 'kind' | 'member_id'>;

/** Who starts an application and who sees all of it; members in the form of `membershipsOf`. */
export interface KnownAccess {
  readonly start: 'everybody' | ReadonlySet<string>;
  readonly see: 'everybody' | ReadonlySet<string>;
}

/** Null for an application of which nobody has said it: its models are open as they always were. */
export async function accessOf(executor: Executor, appCode: string): Promise<KnownAccess | null> {
  const { access } = (await cacheCurrent(executor, `access ${appCode}`, async () => ({ access: await readAccess(executor, appCode) })))!;
  return access;
}

async function readAccess(executor: Executor, appCode: string): Promise<KnownAccess | null> {
  const stored = await storedAccess(executor, appCode);
  if (!stored) return null;
  const named = (may: May) =>
    new Set(stored.members.filter((member) => member.may === may).map((each) => `${each.kind} ${each.member_id}`));
  return {
    start: stored.everybody_starts ? 'everybody' : named('start'),
    see: stored.everybody_sees ? 'everybody' : named('see'),
  };
}

async function storedAccess(executor: Executor, appCode: string) {
  const access = await executor.selectFrom('app_access').selectAll().where('app_code', '=', appCode).executeTakeFirst();
  if (!access) return null;
  const members = await executor.selectFrom('app_access_members').selectAll().where('app_code', '=', appCode).execute();
  return { ...access, members };
}

/** Returns who starts and who sees an application with the current names of the members; null as for `accessOf`. */
export async function presentAccess(executor: Executor, appCode: string): Promise<AppAccess | null> {
  const stored = await storedAccess(executor, appCode);
  if (!stored) return null;
  const names = await memberNames(executor, stored.members);
  const members = (may: May) =>
    stored.members
      .filter((member) => member.may === may)
      .map(({ kind, member_id: id }) => ({ kind, id, name: names.get(id) ?? '' }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    starters: { everybody: stored.everybody_starts, members: members('start') },
    viewers: { everybody: stored.everybody_sees, members: members('see') },
  };
}

/** An answer as it comes from a person. */
interface Audience {
  readonly everybody: boolean;
  readonly members: readonly { readonly kind: Member['kind']; readonly id: string }[];
}

/** Stores who starts an application and who sees all of it. Refuses with `app-role-invalid` for members that do not exist. */
export async function saveAccess(
  trx: Trx,
  appCode: string,
  { starters, viewers }: { readonly starters: Audience; readonly viewers: Audience },
): Promise<void> {
  markPublishing(trx);
  const members = [...membersOf('start', starters), ...membersOf('see', viewers)];
  const known = await memberNames(trx, members);
  const issues = members
    .filter(({ member_id }) => !known.has(member_id))
    .map(({ may, kind, member_id: id }) => ({
      code: 'UnknownReference',
      path: may === 'start' ? 'starters.members' : 'viewers.members',
      params: { kind, id },
    }));
  if (issues.length > 0) refuse('app-role-invalid', {}, { issues });
  const given = { everybody_starts: starters.everybody, everybody_sees: viewers.everybody };
  await trx
    .insertInto('app_access')
    .values({ app_code: appCode, ...given })
    .onConflict((conflict) => conflict.column('app_code').doUpdateSet(given))
    .execute();
  await trx.deleteFrom('app_access_members').where('app_code', '=', appCode).execute();
  if (members.length === 0) return;
  await trx
    .insertInto('app_access_members')
    .values(members.map((member) => ({ app_code: appCode, ...member })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where everybody may, nobody need be named. */
function membersOf(may: May, { everybody, members }: Audience): (Member & { readonly may: May })[] {
  return everybody ? [] : members.map(({ kind, id }) => ({ may, kind, member_id: id }));
}

/** Returns the applications that members of these kinds start or see all of. */
export async function accessOfMembers(
  executor: Executor,
  kinds: readonly Member['kind'][],
  memberIds: readonly string[],
): Promise<readonly { readonly appCode: string; readonly name: string; readonly name_i18n: NameI18n; readonly memberIds: string[] }[]> {
  const rows = await executor
    .selectFrom('app_access_members as m')
    .innerJoin(appsView.as('a'), 'a.code', 'm.app_code')
    .select((eb) => ['a.code', 'a.name', 'a.name_i18n', eb.fn.agg<string[]>('array_agg', ['m.member_id']).distinct().as('ids')])
    .where('m.kind', 'in', kinds)
    .where('m.member_id', 'in', memberIds)
    .groupBy(['a.code', 'a.name', 'a.name_i18n', 'a.position'])
    .orderBy('a.position')
    .execute();
  return rows.map(({ code, name, name_i18n, ids }) => ({ appCode: code, name, name_i18n, memberIds: ids }));
}

/** An application that is begun as a copy of another one is started and seen by the same people. */
export async function copyAccess(trx: Trx, from: string, to: string): Promise<void> {
  markPublishing(trx);
  await trx
    .insertInto('app_access')
    .columns(['app_code', 'everybody_starts', 'everybody_sees'])
    .expression((eb) =>
      eb
        .selectFrom('app_access')
        .select((own) => [own.val(to).as('app_code'), 'everybody_starts', 'everybody_sees'])
        .where('app_code', '=', from),
    )
    .execute();
  await trx
    .insertInto('app_access_members')
    .columns(['app_code', 'may', 'kind', 'member_id'])
    .expression((eb) =>
      eb
        .selectFrom('app_access_members')
        .select((own) => [own.val(to).as('app_code'), 'may', 'kind', 'member_id'])
        .where('app_code', '=', from),
    )
    .execute();
}
