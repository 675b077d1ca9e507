import { useMemo } from 'react';
import { useSignalValue } from '@inkstone/controls/faces';
import { computed, type Form } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';

/** The issues whose fields still hold what was blamed: what somebody has changed since is not called wrong any longer. */
export function useUntouched(form: Form, issues: readonly Issue[]): readonly Issue[] {
  const untouched = useMemo(() => {
    const blamed = new Map(issues.flatMap(({ path }) => (form.has(path) ? [[path, form.field(path).value.peek()] as const] : [])));
    return computed(() =>
      issues.filter(({ path }) => !blamed.has(path) || (form.has(path) && form.field(path).value.value === blamed.get(path))),
    );
  }, [form, issues]);
  return useSignalValue(untouched);
}
