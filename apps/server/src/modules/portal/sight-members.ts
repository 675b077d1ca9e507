import type { PageSight } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { departmentsView, peopleView, rolesView } from '../organization/index.ts';
import { membersOfRole } from '../permissions/index.ts';

interface SightMembers {
  /** As `belongingsOf` writes them. */
  readonly members: readonly string[];
  /** What names nobody: there is none of that code, or no longer. */
  readonly unknown: readonly { readonly kind: PageSight['kind']; readonly code: string }[];
}

/** Whom the page of an application is for, by what they are in the organisation. */
export async function sightMembers(executor: Executor, appCode: string, seenBy: readonly PageSight[]): Promise<SightMembers> {
  const found = await Promise.all(
    seenBy.flatMap((sight) =>
      codesOf(sight).map(async (code) => ({ kind: sight.kind, code, members: await membersOf(executor, appCode, sight, code) })),
    ),
  );
  return {
    members: found.flatMap(({ members }) => members ?? []),
    unknown: found.flatMap(({ kind, code, members }) => (members === null ? [{ kind, code }] : [])),
  };
}

function codesOf(sight: PageSight): readonly string[] {
  if (sight.kind === 'users') return sight.users;
  return [sight.kind === 'department' ? sight.department : sight.role];
}

/** Null where there is none of the code. */
async function membersOf(executor: Executor, appCode: string, sight: PageSight, code: string): Promise<readonly string[] | null> {
  if (sight.kind === 'app-role') return membersOfRole(executor, appCode, code);
  const found = await {
    users: () => executor.selectFrom(peopleView.as('people')).select('id').where('account', '=', code),
    department: () => executor.selectFrom(departmentsView.as('departments')).select('id').where('code', '=', code),
    role: () => executor.selectFrom(rolesView.as('roles')).select('id').where('code', '=', code),
  }
    [sight.kind]()
    .executeTakeFirst();
  return found ? [`${memberKind(sight)} ${found.id}`] : null;
}

function memberKind(sight: Exclude<PageSight, { kind: 'app-role' }>): string {
  if (sight.kind === 'department') return sight.recursive ? 'departmentTree' : 'department';
  return sight.kind === 'users' ? 'person' : 'role';
}
