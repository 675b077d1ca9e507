import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { formLoad } from '@inkstone/api';
import type { Extensions } from '@inkstone/controls/extensions';
import type { Form } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import { useClient } from '../../../platform/platform.ts';
import { applyFitting } from '../../../runtime/form/apply-fitting.ts';
import type { FormContext } from '../../../runtime/form/form-context.ts';
import type { LoadedForm } from '../../../runtime/form/open-form.ts';
import { useOpenedForm } from '../../../runtime/form/use-opened-form.ts';

/** Loads a new form of a model, optionally another one than its default. */
export function useBlankForm(schemaCode: string, formCode: string | null) {
  const client = useClient();
  return useQuery({
    queryKey: ['admin', 'trial-form', schemaCode, formCode],
    queryFn: ({ signal }) => client.call(formLoad, { schemaCode, ...(formCode !== null && { formCode }) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Opens the form with the values of a saved scenario; `patchOf` returns the values for the simulation. */
export function useTrialForm(loaded: LoadedForm, extensions: Extensions, initialPatch: Patch | null): { form: Form; patchOf: () => Patch } {
  const { schemaCode, code: formCode } = loaded.definition;
  const context = useMemo<FormContext>(() => ({ kind: 'new', schemaCode, formCode }), [schemaCode, formCode]);
  const { form } = useOpenedForm(loaded, context, extensions.models);
  const filled = useRef<Form | null>(null);
  useEffect(() => {
    if (filled.current === null && initialPatch) applyFitting(form, initialPatch);
    filled.current = form;
  }, [form, initialPatch]);
  const patchOf = (): Patch => {
    const patch = form.patch();
    // Values without a visible field are kept.
    const unseen = Object.entries(initialPatch?.values ?? {}).filter(([path]) => !form.has(path));
    return { ...patch, values: { ...Object.fromEntries(unseen), ...patch.values } };
  };
  return { form, patchOf };
}
