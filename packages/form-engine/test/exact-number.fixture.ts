import { Decimal } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';

/** Uses decimals only, independently of the engine's own arithmetic. */
export function exactNumber(raw: unknown): Decimal | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? new Decimal(raw) : null;
  return typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw) ? new Decimal(raw) : null;
}

function halfUp(value: Decimal, places: number): Decimal {
  return value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
}

/** Rounds to the places given by the options; with `down` to the next lower number. */
export function kept(value: Decimal, options: ControlOptions): Decimal {
  return options['down'] === true
    ? value.toDecimalPlaces(decimalPlaces(options), Decimal.ROUND_FLOOR)
    : halfUp(value, decimalPlaces(options));
}

export function decimalPlaces(options: ControlOptions): number {
  return typeof options['decimals'] === 'number' ? options['decimals'] : 2;
}
