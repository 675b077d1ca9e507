import { useMemo } from 'react';
import { useSignalValue } from '@inkstone/controls/faces';
import { computed, type Form } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import type { RefusedForm } from './use-form-actions.ts';

const none: readonly Issue[] = [];

/**
 * What is wrong with a refused form now: all that stands against its fields, and what was said of the whole. Empty once nothing is left
 * of what it was refused for; what a person mistypes later is told at its field alone.
 */
export function useOpenIssues(form: Form, { issues, elsewhere }: RefusedForm): readonly Issue[] {
  const open = useMemo(() => {
    const blamed = new Set(issues.map(({ path }) => path));
    return computed(() => {
      if (blamed.size === 0) return none;
      const now = form.issues.value;
      const isRefused = elsewhere.length > 0 || now.some(({ path }) => blamed.has(path));
      return isRefused ? [...now, ...elsewhere] : none;
    });
  }, [form, issues, elsewhere]);
  return useSignalValue(open);
}
