import { computed, type Field, type Form } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { scopeOfField, type UnitScope } from '../options/unit-scope.ts';
import { useSignalValue } from '../face/use-signal-value.ts';

/** Where a selector looks now: it may depend on what stands in other fields. */
export function useUnitScope(field: Field, form: Form): UnitScope {
  return useSignalValue(useMemo(() => computed(() => scopeOfField(form, field.path)), [field, form]));
}
