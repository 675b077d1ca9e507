import { localizedName, type Locale } from '@inkstone/schema';
import type { ParticipantReason } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { departmentsView, rolesView } from '../../organization/index.ts';

/** Returns the names of the departments and roles in reasons, in a language; one that is gone keeps its code. */
export async function unitNames(
  executor: Executor,
  reasons: readonly ParticipantReason[],
  locale: Locale,
): Promise<{ department(code: string): string; role(code: string): string }> {
  const sources = reasons.flatMap((reason) => (reason.kind === 'source' ? [reason.source] : []));
  const roleCodes = sources.flatMap((source) => (source.kind === 'role' ? [source.role] : []));
  const departmentCodes = sources.flatMap((source) => ('department' in source ? [source.department] : []));
  const roles =
    roleCodes.length === 0
      ? []
      : await executor.selectFrom(rolesView.as('roles')).select(['code', 'name', 'name_i18n']).where('code', 'in', roleCodes).execute();
  const departments =
    departmentCodes.length === 0
      ? []
      : await executor
          .selectFrom(departmentsView.as('departments'))
          .select(['id', 'code', 'name', 'name_i18n'])
          .where((eb) => eb.or([eb('code', 'in', departmentCodes), eb(eb.cast<string>('id', 'text'), 'in', departmentCodes)]))
          .execute();
  const shown = (unit: Parameters<typeof localizedName>[0] | undefined, code: string): string =>
    unit ? localizedName(unit, locale) : code;
  return {
    department: (code) =>
      shown(
        departments.find((each) => each.code === code || each.id === code),
        code,
      ),
    role: (code) =>
      shown(
        roles.find((each) => each.code === code),
        code,
      ),
  };
}
