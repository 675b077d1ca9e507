/** How a computed number gets to its decimals: half away from zero, or to the next lower one. */
export type Rounding = 'half' | 'down';

/** How results of a control's formula become numbers. */
export interface NumberFormat {
  /** Decimals to which a computed number is rounded here; null: the model itself turns results into values. */
  readonly decimals: number | null;
  readonly rounding: Rounding;
}
