import { localizedName, type Locale } from '@inkstone/schema';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { ControlField } from '../open-form/control-field.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import { issueCount } from '../status/field-parts.ts';
import type { TabPlan } from '../plan/layout-plan.ts';
import type { Tabs, TabView } from '../interfaces/tabs.ts';

interface OpenTab {
  readonly plan: TabPlan;
  readonly panel: ControlField | undefined;
}

/**
 * The tabs of an open form. Initially the default tab is selected, or the first if it does not exist. When the selected tab is hidden, the
 * next visible one is selected, or else the previous one. A tab is selected when its activation condition begins to hold while it is
 * visible, and when it becomes visible while the condition holds; of several the first.
 */
export class OpenTabs implements Tabs {
  private readonly tabs: readonly OpenTab[];
  private readonly selectedKey: LazySignal<string | null>;
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
    this.selectedKey = new LazySignal<string | null>(this.fallback ?? null);
    this.update();
  }

  get heads(): ReadonlySignal<readonly TabView[]> {
    return (this.lazyHeads ??= computed(() => this.tabs.map((tab) => this.view(tab))));
  }

  get selected(): ReadonlySignal<string | null> {
    return this.selectedKey.signal;
  }

  get isEmpty(): ReadonlySignal<boolean> {
    return (this.lazyEmpty ??= computed(() => this.selectedKey.signal.value === null));
  }

  select(key: string): void {
    const tab = this.tabs.find(({ plan }) => plan.head.key === key);
    if (tab && isShown(tab)) this.selectedKey.set(key);
  }

  /** Called after conditions have been computed. */
  update(): void {
    for (const tab of this.tabs.toReversed()) {
      const { key } = tab.plan.head;
      const isActive = tab.panel?.isActive === true && isShown(tab);
      if (isActive && !this.active.has(key)) this.selectedKey.set(key);
      if (isActive) this.active.add(key);
      else this.active.delete(key);
    }
    this.selectVisible();
  }

  private selectVisible(): void {
    const at = this.tabs.findIndex(({ plan }) => plan.head.key === (this.selectedKey.current ?? this.fallback));
    const next = [...this.tabs.slice(Math.max(at, 0)), ...this.tabs.slice(0, Math.max(at, 0)).toReversed()].find(isShown);
    this.selectedKey.set(next?.plan.head.key ?? null);
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

/** A tab without a panel is shown, so that the missing panel is noticed. */
function isShown({ panel }: OpenTab): boolean {
  return panel?.ownVisible.peek() ?? true;
}
