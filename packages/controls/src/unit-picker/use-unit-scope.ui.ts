import { computed, type Field, type Form } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { scopeOfField, type UnitScope } from '../options/unit-scope.ts';
import { useSignalValue } from '../view/use-signal-value.ts';

/** Returns the current scope of a selector, which may depend on other fields. */
export function useUnitScope(field: Field, form: Form): UnitScope {
  return useSignalValue(useMemo(() => computed(() => scopeOfField(form, field.path)), [field, form]));
}
