/** The signals that views and drivers read: they depend only on the engine, not on the signal library. */
export { batch, computed, effect, signal, untracked } from '@preact/signals-core';
export type { ReadonlySignal, Signal } from '@preact/signals-core';
