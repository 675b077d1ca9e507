import { useMemo } from 'react';
import { useSignalValue } from '@inkstone/controls/views';
import { computed, type Form } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import type { RefusedForm } from '../use-form-actions.ts';

const none: readonly Issue[] = [];

/**
 * Returns the current issues of a refused form: those of its fields, and those of the form as a whole. Empty once everything it was refused
 * for is corrected; later mistakes are shown only at their field.
 */
export function useOpenIssues(form: Form, { issues, elsewhere }: RefusedForm): readonly Issue[] {
  const open = useMemo(() => {
    const refusedPaths = new Set(issues.map(({ path }) => path));
    return computed(() => {
      if (refusedPaths.size === 0) return none;
      const now = form.issues.value;
      const isRefused = elsewhere.length > 0 || now.some(({ path }) => refusedPaths.has(path));
      return isRefused ? [...now, ...elsewhere] : none;
    });
  }, [form, issues, elsewhere]);
  return useSignalValue(open);
}
