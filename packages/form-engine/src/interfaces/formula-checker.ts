import type { checkFormula } from '@inkstone/formula';

/** Tells what is wrong with formulas. Filling in needs none: what is published has been checked. */
export type FormulaChecker = typeof checkFormula;
