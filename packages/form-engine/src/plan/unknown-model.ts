import type { FieldValue } from '@inkstone/schema';
import { defineControl } from '../interfaces/control-model.ts';

/** The model for unknown control types: keeps any value, and validates nothing. */
export const unknownModel = defineControl<FieldValue>({
  type: 'label',
  code: -1,
  dataItemTypes: [],
  role: 'value',
  valueType: 'none',
  props: {},
  empty: null,
  isEmpty: (value) => value === null,
  decode: (raw) => ({ ok: true, value: (raw ?? null) as FieldValue }),
  encode: (value) => value,
  toFormula: () => null,
  fromFormula: () => null,
  validate: () => [],
  requiredMessage: 'input',
  format: () => '',
  present: () => ({ kind: 'empty' }),
  compare: () => 0,
  operators: [],
  samples: [null],
});
