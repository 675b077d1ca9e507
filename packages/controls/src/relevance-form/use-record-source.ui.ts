import { computed, type Field, type Form } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { useSignalValue } from '../view/use-signal-value.ts';
import { recordSource, type RecordSource } from './record-source.ts';

/** Returns the current record source: its conditions may depend on other fields. */
export function useRecordSource(field: Field, form: Form, isNarrow: boolean): RecordSource {
  return useSignalValue(useMemo(() => computed(() => recordSource(form, field.path, isNarrow)), [field, form, isNarrow]));
}
