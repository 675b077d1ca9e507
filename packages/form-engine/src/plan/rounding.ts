/** How a computed number is rounded: half away from zero, or to the next lower number. */
export type Rounding = 'half' | 'down';

/** How results of a control's formula are rounded. */
export interface NumberFormat {
  /** Decimals to which the engine rounds a computed number; null if the model itself converts results. */
  readonly decimals: number | null;
  readonly rounding: Rounding;
}
