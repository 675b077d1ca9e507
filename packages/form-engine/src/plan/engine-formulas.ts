export type ConditionKind = 'visible' | 'required' | LockKind | 'active';

/** Conditions that lock a control; any of them is enough. */
export const lockKinds = ['readonly', 'readonlyToo', 'disabled'] as const;
export type LockKind = (typeof lockKinds)[number];

/** Which option holds the formula of a condition (designer specification, section 3); `active` selects a tab. */
export const conditionOptions: Readonly<Record<ConditionKind, string>> = {
  visible: 'displayFormula',
  required: 'requiredFormula',
  readonly: 'readonlyCondition',
  readonlyToo: 'readonlyFormula',
  disabled: 'disabledCondition',
  active: 'activeFormula',
};

/** The calculation rule has two names (designer specification, section 3); the first that is set applies. */
export const calculationOptions = ['computeFormula', 'shortTextStitch'] as const;
