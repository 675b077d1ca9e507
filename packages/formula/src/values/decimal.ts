import { Decimal as BaseDecimal } from 'decimal.js';
import { formulaLimits } from '../limits.ts';

/** Exact decimal numbers of 40 digits, rounded half away from zero, never written with an exponent. */
export const Decimal = BaseDecimal.clone({
  precision: 40,
  rounding: BaseDecimal.ROUND_HALF_UP,
  toExpNeg: -formulaLimits.exponent,
  toExpPos: formulaLimits.exponent,
  maxE: formulaLimits.exponent,
  minE: -formulaLimits.exponent,
});
export type Decimal = BaseDecimal;
