import type { Trx } from '../../../../platform/db/database.ts';

export interface Leaders {
  readonly managers: readonly string[];
  readonly deputies: readonly string[];
}

/** Returns the managers and deputies of a department in order. */
export async function leadersOf(trx: Trx, departmentId: string): Promise<Leaders> {
  const rows = await trx
    .selectFrom('department_leaders')
    .select(['person_id', 'kind'])
    .where('department_id', '=', departmentId)
    .orderBy('sort')
    .execute();
  const of = (kind: string): string[] => rows.filter((row) => row.kind === kind).map(({ person_id }) => person_id);
  return { managers: of('manager'), deputies: of('deputy') };
}

/** Replaces the managers and deputies of a department. Those who stay with the same kind and place keep their period in the history. */
export async function setLeaders(trx: Trx, departmentId: string, { managers, deputies }: Leaders): Promise<void> {
  await trx.deleteFrom('department_leaders').where('department_id', '=', departmentId).execute();
  const rows = [
    ...managers.map((person_id, sort) => ({ department_id: departmentId, person_id, kind: 'manager' as const, sort })),
    ...deputies.map((person_id, sort) => ({ department_id: departmentId, person_id, kind: 'deputy' as const, sort })),
  ];
  if (rows.length > 0) await trx.insertInto('department_leaders').values(rows).execute();
}
