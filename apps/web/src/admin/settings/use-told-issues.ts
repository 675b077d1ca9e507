import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { RequestFailure } from '../../platform/api/request-failure.ts';

/** Puts what the server said against a field beside it, goes to the first, and takes it away with the next attempt. */
export function useToldIssues<Fields>(form: FormInstance<Fields>, failure: Error | null): void {
  useEffect(() => {
    // Names of fields are paths of any depth; the form's type knows only those it was made with.
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, errors: [] })));
    const issues = failure instanceof RequestFailure ? (failure.refusal?.issues ?? []) : [];
    if (issues.length === 0) return;
    const told = Map.groupBy(issues, ({ path }) => path);
    const fields = [...told].map(([path, each]) => ({ name: namePath(path) as never, errors: each.map(({ message = '' }) => message) }));
    form.setFields(fields);
    form.scrollToField(fields[0]!.name, { focus: true });
  }, [form, failure]);
}

const namePath = (path: string): readonly (string | number)[] => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
