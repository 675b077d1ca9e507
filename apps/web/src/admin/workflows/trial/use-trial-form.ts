import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { formLoad } from '@inkstone/api';
import type { Extensions } from '@inkstone/controls/extensions';
import type { Form } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import { useClient } from '../../../platform/platform.ts';
import type { FormPlace } from '../../../runtime/form/form-place.ts';
import type { LoadedForm } from '../../../runtime/form/open-form.ts';
import { useOpenedForm } from '../../../runtime/form/use-opened-form.ts';

/** The form as it is begun, of a model and maybe not its usual one. */
export function useBlankForm(schemaCode: string, formCode: string | null) {
  const client = useClient();
  return useQuery({
    queryKey: ['admin', 'trial-form', schemaCode, formCode],
    queryFn: ({ signal }) => client.call(formLoad, { schemaCode, ...(formCode !== null && { formCode }) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Opens it with what a saved trial has in it; `patchOf` is what the trial is played with. */
export function useTrialForm(loaded: LoadedForm, extensions: Extensions, kept: Patch | null): { form: Form; patchOf: () => Patch } {
  const { schemaCode, code: formCode } = loaded.definition;
  const place = useMemo<FormPlace>(() => ({ kind: 'new', schemaCode, formCode }), [schemaCode, formCode]);
  const { form } = useOpenedForm(loaded, place, extensions.models);
  const filled = useRef<Form | null>(null);
  useEffect(() => {
    if (filled.current === null && kept) form.applyPatch(kept);
    filled.current = form;
  }, [form, kept]);
  const patchOf = (): Patch => {
    const patch = form.patch();
    // What stands in no field that can be seen here is kept as it was.
    const unseen = Object.entries(kept?.values ?? {}).filter(([path]) => !form.has(path));
    return { ...patch, values: { ...Object.fromEntries(unseen), ...patch.values } };
  };
  return { form, patchOf };
}
