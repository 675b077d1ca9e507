import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { departmentPath, openDepartments } from '../department-tree.ts';
import { departmentsQuery } from '../organization-queries.ts';

/** The open departments as options, each by its name with those above it. */
export function useDepartmentOptions() {
  const locale = useLocale();
  const failureText = useFailureText();
  const departments = useQuery(departmentsQuery(useClient()));
  const options = useMemo(() => {
    const open = openDepartments(departments.data ?? []);
    return open.map((department) => ({ value: department.id, label: departmentPath(open, department, locale) }));
  }, [departments.data, locale]);
  return { options, isLoading: departments.isPending, failure: departments.isError ? failureText(departments.error) : null };
}
