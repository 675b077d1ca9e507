import type { ParticipantReason } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { departmentsView, rolesView } from '../../organization/index.ts';

/** Returns the names of the departments and roles in reasons; one that is gone keeps its code. */
export async function unitNames(
  executor: Executor,
  reasons: readonly ParticipantReason[],
): Promise<{ department(code: string): string; role(code: string): string }> {
  const sources = reasons.flatMap((reason) => (reason.kind === 'source' ? [reason.source] : []));
  const roleCodes = sources.flatMap((source) => (source.kind === 'role' ? [source.role] : []));
  const departmentCodes = sources.flatMap((source) => ('department' in source ? [source.department] : []));
  const roles =
    roleCodes.length === 0
      ? []
      : await executor.selectFrom(rolesView.as('roles')).select(['code', 'name']).where('code', 'in', roleCodes).execute();
  const departments =
    departmentCodes.length === 0
      ? []
      : await executor
          .selectFrom(departmentsView.as('departments'))
          .select(['id', 'code', 'name'])
          .where((eb) => eb.or([eb('code', 'in', departmentCodes), eb(eb.cast<string>('id', 'text'), 'in', departmentCodes)]))
          .execute();
  return {
    department: (code) => departments.find((each) => each.code === code || each.id === code)?.name ?? code,
    role: (code) => roles.find((each) => each.code === code)?.name ?? code,
  };
}
