import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';

/** A plain value that becomes a signal when it is first observed: thousands of unobserved values cost no signals. */
export class LazySignal<T> {
  current: T;
  private outlet: Signal<T> | undefined;

  constructor(current: T) {
    this.current = current;
  }

  set(value: T): void {
    this.current = value;
    if (this.outlet) this.outlet.value = value;
  }

  get signal(): ReadonlySignal<T> {
    return (this.outlet ??= signal(this.current));
  }
}
