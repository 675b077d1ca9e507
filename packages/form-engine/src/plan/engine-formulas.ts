export type ConditionKind = 'visible' | 'required' | LockKind | 'active';

/** Conditions that take a control out of a person's hands; any of them is enough. */
export const lockKinds = ['readonly', 'readonlyToo', 'disabled'] as const;
export type LockKind = (typeof lockKinds)[number];

/** Which option holds the formula of a condition (designer specification, section 3); `active` brings a tab to the front. */
export const conditionOptions: Readonly<Record<ConditionKind, string>> = {
  visible: 'displayFormula',
  required: 'requiredFormula',
  readonly: 'readonlyCondition',
  readonlyToo: 'readonlyFormula',
  disabled: 'disabledCondition',
  active: 'activeFormula',
};

/** The calculation rule goes by two names (designer specification, section 3); the first that is set counts. */
export const calculationOptions = ['computeFormula', 'shortTextStitch'] as const;
