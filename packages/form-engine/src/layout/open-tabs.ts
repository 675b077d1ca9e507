import { localizedName, type Locale } from '@inkstone/schema';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { ControlField } from '../open-form/control-field.ts';
import { Watched } from '../signals/watched.ts';
import { issueCount } from '../status/field-parts.ts';
import type { TabPlan } from '../plan/layout-plan.ts';
import type { Tabs, TabView } from '../interfaces/tabs.ts';

interface OpenTab {
  readonly plan: TabPlan;
  readonly panel: ControlField | undefined;
}

/**
 * The tabs of an open form. At the opening the default tab stands in front, the first one when there is no such tab; a hidden tab hands
 * over to the next that can be seen, else to the one before. An activation condition brings its tab to the front when it begins to hold
 * on a tab that can be seen, and when such a tab comes into sight; of several the first.
 */
export class OpenTabs implements Tabs {
  private readonly tabs: readonly OpenTab[];
  private readonly front: Watched<string | null>;
  private readonly active = new Set<string>();
  private readonly locale: Locale;
  private readonly fallback: string | undefined;
  private lazyHeads: ReadonlySignal<readonly TabView[]> | undefined;
  private lazyEmpty: ReadonlySignal<boolean> | undefined;

  constructor(owner: ControlField, plans: readonly TabPlan[], fields: readonly ControlField[], locale: Locale) {
    this.tabs = plans.map((plan) => ({ plan, panel: fields[plan.panel] }));
    this.locale = locale;
    const named = owner.plan.options['tabDefaultValue'] ?? 'tab1';
    this.fallback = (plans.find(({ head }) => head.key === named) ?? plans[0])?.head.key;
    this.front = new Watched<string | null>(this.fallback ?? null);
    this.follow();
  }

  get heads(): ReadonlySignal<readonly TabView[]> {
    return (this.lazyHeads ??= computed(() => this.tabs.map((tab) => this.view(tab))));
  }

  get selected(): ReadonlySignal<string | null> {
    return this.front.signal;
  }

  get isEmpty(): ReadonlySignal<boolean> {
    return (this.lazyEmpty ??= computed(() => this.front.signal.value === null));
  }

  select(key: string): void {
    const tab = this.tabs.find(({ plan }) => plan.head.key === key);
    if (tab && isShown(tab)) this.front.set(key);
  }

  /** After conditions have been worked out. */
  follow(): void {
    for (const tab of this.tabs.toReversed()) {
      const { key } = tab.plan.head;
      const isActive = tab.panel?.isActive === true && isShown(tab);
      if (isActive && !this.active.has(key)) this.front.set(key);
      if (isActive) this.active.add(key);
      else this.active.delete(key);
    }
    this.leaveHidden();
  }

  private leaveHidden(): void {
    const at = this.tabs.findIndex(({ plan }) => plan.head.key === (this.front.current ?? this.fallback));
    const next = [...this.tabs.slice(Math.max(at, 0)), ...this.tabs.slice(0, Math.max(at, 0)).toReversed()].find(isShown);
    this.front.set(next?.plan.head.key ?? null);
  }

  private view({ plan: { head }, panel }: OpenTab): TabView {
    return {
      key: head.key,
      title: localizedName({ name: head.title, name_i18n: head.title_i18n }, this.locale),
      visible: panel?.ownVisible.value ?? true,
      found: panel !== undefined,
      issues: panel ? issueCount([panel]) : 0,
    };
  }
}

/** A tab without a panel is seen, so that somebody sees what is missing. */
function isShown({ panel }: OpenTab): boolean {
  return panel?.ownVisible.peek() ?? true;
}
