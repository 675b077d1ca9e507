import { modelRights, type FieldLimit, type ModelRight } from '@inkstone/api';
import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { AppRoleGrantsTable } from '../../platform/db/tables/app-roles.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { cacheCurrent } from '../apps/index.ts';
import { accessOf, type KnownAccess } from './app-access.ts';
import { membershipsOf } from './memberships.ts';

/** The rights of one role's members in the records of a model. */
export interface Grant {
  readonly rights: ReadonlySet<ModelRight>;
  readonly scope: AppRoleGrantsTable['scope'];
  readonly condition: Selectable<AppRoleGrantsTable>['condition'];
  readonly fields: Readonly<Record<string, FieldLimit>>;
}

type StoredGrant = Pick<Selectable<AppRoleGrantsTable>, 'rights' | 'scope' | 'condition' | 'fields'> & {
  readonly members: readonly { readonly kind: string; readonly id: string }[];
};

/**
 * Returns the person's grants in a model: those of roles that name it, or else of those who start its application and see all of it. Null
 * where nobody has said either.
 */
export async function grantsOf(
  executor: Executor,
  actor: Actor,
  { schemaCode, appCode }: { readonly schemaCode: string; readonly appCode: string },
  membership: () => Promise<ReadonlySet<string>> = () => membershipsOf(executor, actor.id),
): Promise<readonly Grant[] | null> {
  const stored = (await cacheCurrent(executor, `roles ${schemaCode}`, () => storedGrants(executor, schemaCode)))!;
  const access = stored.length === 0 ? await accessOf(executor, appCode) : null;
  if (stored.length === 0 && !access) return null;
  if (actor.isAdmin || actor.isAppAdmin) return [everything];
  if (access) return accessGrants(access, membership);
  const memberships = await membership();
  const own = stored.filter(({ members }) => members.some(({ kind, id }) => memberships.has(`${kind} ${id}`)));
  return own.map(({ rights, ...grant }) => ({ ...grant, rights: new Set(modelRights.filter((right) => rights.includes(right))) }));
}

const grant = (scope: Grant['scope'], ...rights: readonly ModelRight[]): Grant => ({
  rights: new Set(rights),
  scope,
  condition: null,
  fields: {},
});

const everything = grant('all', ...modelRights);
const ownToSee = grant('own', 'view');
/** The rights without a role. */
export const ownRecords = grant('own', 'view', 'add', 'edit', 'import', 'export', 'print', 'batch');
export const allToSee = grant('all', 'view', 'export', 'print');

/** Who starts an application works on their own records; who does not any more still sees them. */
async function accessGrants({ start, see }: KnownAccess, membership: () => Promise<ReadonlySet<string>>): Promise<readonly Grant[]> {
  const memberships = start === 'everybody' && see === 'everybody' ? new Set<string>() : await membership();
  const isAmong = (audience: KnownAccess['start']) => audience === 'everybody' || !memberships.isDisjointFrom(audience);
  return [isAmong(start) ? ownRecords : ownToSee, ...(isAmong(see) ? [allToSee] : [])];
}

async function storedGrants(executor: Executor, schemaCode: string): Promise<readonly StoredGrant[]> {
  const { rows } = await sql<StoredGrant>`
    select g.rights, g.scope, g.condition, g.fields,
      coalesce((select json_agg(json_build_object('kind', m.kind, 'id', m.member_id))
        from app_role_members m where m.role_id = g.role_id), '[]'::json) as members
    from app_role_grants g where g.schema_code = ${schemaCode} order by g.role_id`.execute(executor);
  return rows;
}
