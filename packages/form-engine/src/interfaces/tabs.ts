import type { ReadonlySignal } from '../signals/signals.ts';

/** One tab as views draw it. */
export interface TabView {
  readonly key: string;
  readonly title: string;
  readonly visible: boolean;
  /** False: the panel that it names is not there. The text for it is that of the issue `TabsPanelNotFound`. */
  readonly found: boolean;
  /** How many issues stand against what is on it. */
  readonly issues: number;
}

/** The tabs of a tabs control (runtime specification, sections 2 and 4). */
export interface Tabs {
  readonly heads: ReadonlySignal<readonly TabView[]>;
  /** The key of the tab in front; null when none can be seen. */
  readonly selected: ReadonlySignal<string | null>;
  /** No tab can be seen. */
  readonly isEmpty: ReadonlySignal<boolean>;
  /** Brings a tab to the front. A hidden or unknown one changes nothing. */
  select(key: string): void;
}
