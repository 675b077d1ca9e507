import type { ReadonlySignal } from '../signals/signals.ts';

/** One tab as views render it. */
export interface TabView {
  readonly key: string;
  readonly title: string;
  readonly visible: boolean;
  /** False if the panel that it names does not exist. Its text is that of the issue `TabsPanelNotFound`. */
  readonly found: boolean;
  /** The number of issues of the fields on it. */
  readonly issues: number;
}

/** The tabs of a tabs control (runtime specification, sections 2 and 4). */
export interface Tabs {
  readonly heads: ReadonlySignal<readonly TabView[]>;
  /** The key of the selected tab; null when none is visible. */
  readonly selected: ReadonlySignal<string | null>;
  /** True if no tab is visible. */
  readonly isEmpty: ReadonlySignal<boolean>;
  /** Selects a tab. A hidden or unknown one changes nothing. */
  select(key: string): void;
}
