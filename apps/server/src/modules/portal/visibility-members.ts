import { viewersOf } from '@inkstone/checks';
import type { PageVisibility } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { isId } from '../../platform/db/id.ts';
import { departmentsView, peopleView, rolesView } from '../organization/index.ts';
import { membersOfRole } from '../permissions/index.ts';

interface VisibilityMembers {
  /** As `membershipsOf` writes them. */
  readonly members: readonly string[];
  /** Codes that match nothing, or no longer. */
  readonly unknown: readonly { readonly kind: PageVisibility['kind']; readonly code: string }[];
}

/** Resolves the visibility of a page to memberships in the organisation. */
export async function visibilityMembers(
  executor: Executor,
  appCode: string,
  seenBy: readonly PageVisibility[],
): Promise<VisibilityMembers> {
  const found = await Promise.all(
    seenBy.flatMap((visibility) =>
      viewersOf(visibility).map(async ({ kind, code }) => ({
        kind,
        code,
        members: await membersOf(executor, appCode, visibility, code),
      })),
    ),
  );
  return {
    members: found.flatMap(({ members }) => members ?? []),
    unknown: found.flatMap(({ kind, code, members }) => (members === null ? [{ kind, code }] : [])),
  };
}

/** Null when nothing has the code. */
async function membersOf(executor: Executor, appCode: string, visibility: PageVisibility, code: string): Promise<readonly string[] | null> {
  if (visibility.kind === 'app-role') return membersOfRole(executor, appCode, code);
  const found = await {
    // Packages name people by account, designers choose them by id.
    users: () =>
      executor
        .selectFrom(peopleView.as('people'))
        .select('id')
        .where((eb) => (isId(code) ? eb.or([eb('account', '=', code), eb('id', '=', code)]) : eb('account', '=', code))),
    department: () => executor.selectFrom(departmentsView.as('departments')).select('id').where('code', '=', code),
    role: () => executor.selectFrom(rolesView.as('roles')).select('id').where('code', '=', code),
  }
    [visibility.kind]()
    .executeTakeFirst();
  return found ? [`${memberKind(visibility)} ${found.id}`] : null;
}

function memberKind(visibility: Exclude<PageVisibility, { kind: 'app-role' }>): string {
  if (visibility.kind === 'department') return visibility.recursive ? 'departmentTree' : 'department';
  return visibility.kind === 'users' ? 'person' : 'role';
}
