import { Decimal } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';

/** Independent of the engine's own arithmetic: decimals only. */
export function exactNumber(raw: unknown): Decimal | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? new Decimal(raw) : null;
  return typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw) ? new Decimal(raw) : null;
}

export function halfUp(value: Decimal, places: number): Decimal {
  return value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
}

export function decimalPlaces(options: ControlOptions): number {
  return typeof options['decimals'] === 'number' ? options['decimals'] : 2;
}
