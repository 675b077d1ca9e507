import type { ControlModel } from '@inkstone/form-engine';

/** Behaviour shared by controls without a value: any input is ignored. */
export const layoutBehaviour = {
  dataItemTypes: [],
  role: 'layout',
  valueType: 'none',
  empty: null,
  isEmpty: () => true,
  decode: (raw) => (raw === null || raw === undefined ? { ok: true, value: null } : { ok: false, code: 'WrongType' }),
  encode: () => null,
  toFormula: () => null,
  fromFormula: () => null,
  validate: () => [],
  requiredMessage: 'input',
  format: () => '',
  compare: () => 0,
  operators: [],
  samples: [null],
} as const satisfies Partial<ControlModel<null>>;
