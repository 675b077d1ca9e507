import { computed, type Field, type Form } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { useSignalValue } from '../face/use-signal-value.ts';
import { recordSource, type RecordSource } from './record-source.ts';

/** Which records a picker offers now: conditions may depend on what stands in other fields. */
export function useRecordSource(field: Field, form: Form, isNarrow: boolean): RecordSource {
  return useSignalValue(useMemo(() => computed(() => recordSource(form, field.path, isNarrow)), [field, form, isNarrow]));
}
