/** Signals the views and drivers read; they depend on the engine only, never on the signal library by name. */
export { batch, computed, effect, signal, untracked } from '@preact/signals-core';
export type { ReadonlySignal, Signal } from '@preact/signals-core';
