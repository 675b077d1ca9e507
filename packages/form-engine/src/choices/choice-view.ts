import { limits, type ControlOptions, type FieldValue, type Locale, trimText } from '@inkstone/schema';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { LazySignal } from '../signals/lazy-signal.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { Choice } from '../interfaces/form-services.ts';
import type { ReadRow } from '../open-form/read-row.ts';
import { chosenValues } from './chosen-values.ts';
import type { ChoiceStore } from './choice-store.ts';
import type { ChoiceSet } from './choice-set.ts';
import type { ChoicesPlan } from '../plan/choices-plan.ts';
import type { FieldChoices } from '../interfaces/declared-choices.ts';

/** What the choices of one field are computed from. */
export interface ChoiceContext {
  readonly plan: Pick<ControlPlan, 'model' | 'choices' | 'suggestions'>;
  readonly options: ReadonlySignal<ControlOptions>;
  readonly value: ReadonlySignal<FieldValue>;
  readonly store: ChoiceStore;
  readonly locale: Locale;
  /** Undefined for a control of the form itself. */
  row(): ReadRow | undefined;
  /** Incremented with each round of computing. */
  readonly revision: LazySignal<number>;
}

const nothing: FieldChoices = { state: 'ready', keyword: '', choices: [], chosen: [], more: false };

/** The choices of one field as its view shows them: filtered by the keyword, and always including the selected ones. */
export class ChoiceView {
  readonly shown: ReadonlySignal<FieldChoices>;
  private readonly context: ChoiceContext;
  private readonly keyword = new LazySignal('');

  constructor(context: ChoiceContext) {
    this.context = context;
    this.shown = computed(() => this.read());
  }

  /** Requested choices follow after `remoteDelayMs`, listed ones after `localDelayMs`. */
  search(keyword: string): void {
    const { plan, store } = this.context;
    store.debouncer.start(this, remotePlan(plan) ? limits.remoteDelayMs : limits.localDelayMs, () => this.keyword.set(trimText(keyword)));
  }

  more(): void {
    this.set()?.page(this.keyword.current).more();
  }

  retry(): void {
    this.set()?.page(this.keyword.current).retry();
  }

  private set(): ChoiceSet | null {
    const { plan, store } = this.context;
    const of = remotePlan(plan);
    return of && store.setFor(of, this.context.row());
  }

  private read(): FieldChoices {
    const keyword = this.keyword.signal.value;
    const values = chosenValues(this.context.value.value);
    const { plan } = this.context;
    const of = remotePlan(plan);
    if (!of) return this.listed(keyword, values);
    if (of.inputs.length > 0) void this.context.revision.signal.value;
    const set = this.set()!;
    void set.version.signal.value;
    const page = set.page(keyword);
    const state = page.state.signal.value;
    // A source of suggestions does not know the texts that people wrote themselves.
    const chosen = plan.choices ? values.map((value) => set.find(value) ?? plainChoice(value)) : [];
    return { state, keyword, choices: page.choices, chosen, more: page.next !== null };
  }

  private listed(keyword: string, values: readonly string[]): FieldChoices {
    const { plan, locale } = this.context;
    const declared = plan.model.choices?.(this.context.options.value);
    if (declared?.kind !== 'list') return nothing;
    const wanted = keyword.toLowerCase();
    const choices = declared.choices.filter((choice) => (choice.name_i18n?.[locale] || choice.name).toLowerCase().includes(wanted));
    const byValue = new Map(declared.choices.map((choice) => [choice.value, choice]));
    return { state: 'ready', keyword, choices, chosen: values.map((value) => byValue.get(value) ?? plainChoice(value)), more: false };
  }
}

function remotePlan({ choices, suggestions }: ChoiceContext['plan']): ChoicesPlan | null {
  return choices ?? suggestions;
}

/** An unknown choice is displayed as its stored value. */
function plainChoice(value: string): Choice {
  return { value, name: value };
}
