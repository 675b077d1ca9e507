import { limits, type ControlOptions, type FieldValue, type Locale, trimText } from '@inkstone/schema';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { Watched } from '../signals/watched.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { Choice } from '../interfaces/form-services.ts';
import type { ReadRow } from '../open-form/read-row.ts';
import { chosenValues } from './chosen-values.ts';
import type { ChoiceBook } from './choice-book.ts';
import type { ChoiceSet } from './choice-set.ts';
import type { ChoicesPlan } from '../plan/choices-plan.ts';
import type { FieldChoices } from '../interfaces/declared-choices.ts';

/** What the choices of one field are drawn from. */
export interface ChoicePlace {
  readonly plan: Pick<ControlPlan, 'model' | 'choices' | 'suggestions'>;
  readonly options: ReadonlySignal<ControlOptions>;
  readonly value: ReadonlySignal<FieldValue>;
  readonly book: ChoiceBook;
  readonly locale: Locale;
  /** Unset: a control of the form itself. */
  row(): ReadRow | undefined;
  /** Grows with each round of computing. */
  readonly revision: Watched<number>;
}

const nothing: FieldChoices = { state: 'ready', keyword: '', choices: [], chosen: [], more: false };

/** The choices of one field as its view shows them: searched by what was typed, and always with those that stand in the field. */
export class ChoiceFace {
  readonly shown: ReadonlySignal<FieldChoices>;
  private readonly place: ChoicePlace;
  private readonly keyword = new Watched('');

  constructor(place: ChoicePlace) {
    this.place = place;
    this.shown = computed(() => this.look());
  }

  /** Asked choices after the person paused; listed ones nearly at once. */
  search(keyword: string): void {
    const { plan, book } = this.place;
    book.delays.start(this, asked(plan) ? limits.remoteDelayMs : limits.localDelayMs, () => this.keyword.set(trimText(keyword)));
  }

  more(): void {
    this.set()?.page(this.keyword.current).more();
  }

  retry(): void {
    this.set()?.page(this.keyword.current).retry();
  }

  private set(): ChoiceSet | null {
    const { plan, book } = this.place;
    const of = asked(plan);
    return of && book.setFor(of, this.place.row());
  }

  private look(): FieldChoices {
    const keyword = this.keyword.signal.value;
    const values = chosenValues(this.place.value.value);
    const { plan } = this.place;
    const of = asked(plan);
    if (!of) return this.listed(keyword, values);
    if (of.inputs.length > 0) void this.place.revision.signal.value;
    const set = this.set()!;
    void set.version.signal.value;
    const page = set.page(keyword);
    const state = page.state.signal.value;
    // What suggests knows nothing of what people wrote themselves.
    const chosen = plan.choices ? values.map((value) => set.find(value) ?? plainChoice(value)) : [];
    return { state, keyword, choices: page.choices, chosen, more: page.next !== null };
  }

  private listed(keyword: string, values: readonly string[]): FieldChoices {
    const { plan, locale } = this.place;
    const declared = plan.model.choices?.(this.place.options.value);
    if (declared?.kind !== 'list') return nothing;
    const sought = keyword.toLowerCase();
    const choices = declared.choices.filter((choice) => (choice.name_i18n?.[locale] || choice.name).toLowerCase().includes(sought));
    const byValue = new Map(declared.choices.map((choice) => [choice.value, choice]));
    return { state: 'ready', keyword, choices, chosen: values.map((value) => byValue.get(value) ?? plainChoice(value)), more: false };
  }
}

function asked({ choices, suggestions }: ChoicePlace['plan']): ChoicesPlan | null {
  return choices ?? suggestions;
}

/** A choice that nobody knows reads as its stored value. */
function plainChoice(value: string): Choice {
  return { value, name: value };
}
