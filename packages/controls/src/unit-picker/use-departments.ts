import { useCallback } from 'react';
import { useFormUiServices, type DepartmentNode } from '../ui-services.ts';
import { useFound } from '../use-found.ts';

/** All departments, once somebody wants to see them. */
export function useDepartments(isWanted: boolean) {
  const services = useFormUiServices();
  const ask = useCallback((signal: AbortSignal) => services?.departmentTree({ signal }) ?? Promise.resolve([]), [services]);
  return useFound<readonly DepartmentNode[]>(isWanted ? ask : null);
}
