import type { FormulaScope } from './formula-scope.ts';

/** Returns the scope with another time zone. */
export function scopeInZone(scope: FormulaScope, timeZone: string): FormulaScope {
  return {
    get: (name) => scope.get(name),
    column: (sheet, column) => scope.column(sheet, column),
    ...(scope.aggregate ? { aggregate: (name, sheet, column) => scope.aggregate!(name, sheet, column) } : {}),
    unit: (id) => scope.unit(id),
    ...(scope.lookup ? { lookup: (request) => scope.lookup!(request) } : {}),
    ...(scope.outcomes ? { outcomes: (split) => scope.outcomes!(split) } : {}),
    now: () => scope.now(),
    timeZone,
    locale: scope.locale,
    user: scope.user,
    userDepartment: scope.userDepartment,
  };
}
