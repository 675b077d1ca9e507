import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/db/id.ts';

/** Names of units in definitions: people by account or id, departments by code or id, roles by code. */
export interface UnitNames {
  readonly people: ReadonlySet<string>;
  readonly departments: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
}

/** The names that exist; inactive people are in both sets of people. */
export interface KnownUnitNames extends UnitNames {
  readonly inactivePeople: ReadonlySet<string>;
}

/** Looks up all names with one query for each kind. Accounts match in any letter case, as they do for participants. */
export async function knownUnitNames(executor: Executor, { people, departments, roles }: UnitNames): Promise<KnownUnitNames> {
  const found = await peopleNamed(executor, [...people]);
  const spelled = (isMeant: (key: string) => boolean): ReadonlySet<string> =>
    new Set([...people].filter((name) => isMeant(name.toLowerCase())));
  return {
    people: spelled((key) => found.has(key)),
    inactivePeople: spelled((key) => found.get(key) === false),
    departments: await departmentsNamed(executor, [...departments]),
    roles: await rolesNamed(executor, [...roles]),
  };
}

/** Whether people are active, by lower-case account and by id. */
async function peopleNamed(executor: Executor, names: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  if (names.length === 0) return new Map();
  const ids = names.filter(isId);
  const rows = await executor
    .selectFrom('people')
    .select(['id', 'account', 'active'])
    .where((eb) =>
      eb.or([
        eb(
          sql<string>`lower(account)`,
          'in',
          names.map((name) => name.toLowerCase()),
        ),
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
      ]),
    )
    .execute();
  return new Map(rows.flatMap(({ id, account, active }) => [[account.toLowerCase(), active] as const, [id, active] as const]));
}

async function departmentsNamed(executor: Executor, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const ids = names.filter(isId);
  const rows = await executor
    .selectFrom('departments')
    .select(['id', 'code'])
    .where((eb) => eb.or([eb('code', 'in', names), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]))
    .execute();
  return new Set(rows.flatMap(({ id, code }) => [id, code]));
}

async function rolesNamed(executor: Executor, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await executor.selectFrom('roles').select('code').where('code', 'in', names).execute();
  return new Set(rows.map(({ code }) => code));
}
