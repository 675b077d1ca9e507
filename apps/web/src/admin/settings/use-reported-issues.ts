import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { RequestFailure } from '../../platform/api/request-failure.ts';

/** Shows issues that the server reports at their fields, scrolls to the first one, and clears them with the next attempt. */
export function useReportedIssues<Fields>(form: FormInstance<Fields>, failure: Error | null): void {
  useEffect(() => {
    // Field names are paths of any depth; the form's type knows only the initial ones.
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, errors: [] })));
    const issues = failure instanceof RequestFailure ? (failure.refusal?.issues ?? []) : [];
    if (issues.length === 0) return;
    const byPath = Map.groupBy(issues, ({ path }) => path);
    const fields = [...byPath].map(([path, each]) => ({ name: namePath(path) as never, errors: each.map(({ message = '' }) => message) }));
    form.setFields(fields);
    form.scrollToField(fields[0]!.name, { focus: true });
  }, [form, failure]);
}

const namePath = (path: string): readonly (string | number)[] => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
