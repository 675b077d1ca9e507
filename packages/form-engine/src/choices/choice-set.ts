import { limits } from '@inkstone/schema';
import type { PendingWork } from '../signals/pending-work.ts';
import { Watched } from '../signals/watched.ts';
import { Arrivals } from '../services/arrivals.ts';
import type { Choice, ServiceInputs } from '../interfaces/form-services.ts';
import type { ServiceRoom } from '../services/service-room.ts';
import { ChoicePage } from './choice-page.ts';
import type { ChoicesPlan } from '../plan/choices-plan.ts';
import type { KnownChoices } from '../interfaces/declared-choices.ts';

export interface ChoiceHost {
  readonly work: PendingWork;
  change(work: () => void): void;
}

/** The choices of one source under the inputs that its condition reads. Rows with the same inputs share them. */
export class ChoiceSet implements KnownChoices {
  /** Grows when more is known. */
  readonly version = new Watched(0);
  private readonly host: ChoiceHost;
  private readonly room: ServiceRoom;
  private readonly plan: ChoicesPlan;
  private readonly inputs: ServiceInputs;
  private readonly known = new Map<string, Choice | null>();
  private readonly pages = new Map<string, ChoicePage>();
  private readonly wanted = new Set<string>();
  private readonly asked = new Set<string>();
  private readonly arrivals: Arrivals;

  constructor(host: ChoiceHost, room: ServiceRoom, { plan, inputs }: { readonly plan: ChoicesPlan; readonly inputs: ServiceInputs }) {
    this.host = host;
    this.room = room;
    this.plan = plan;
    this.inputs = inputs;
    this.arrivals = new Arrivals((work) => host.change(work));
  }

  /** A value nobody has asked for yet is asked for now; whoever follows `version` hears of the answer. */
  find(value: string): Choice | null | undefined {
    const choice = this.known.get(value);
    if (choice === undefined && !this.wanted.has(value) && !this.asked.has(value) && this.room.desk.isStaffed) this.want(value);
    return choice;
  }

  page(keyword: string): ChoicePage {
    let page = this.pages.get(keyword);
    if (!page) {
      page = new ChoicePage(
        keyword,
        (typed, cursor) => this.ask(typed, cursor),
        (choices) => this.learn(choices),
      );
      this.pages.set(keyword, page);
    }
    return page;
  }

  private ask(keyword: string, cursor: string | undefined) {
    const { source, control } = this.plan;
    const question = { kind: 'choices', control, source, inputs: this.inputs, keyword, ...(cursor !== undefined && { cursor }) } as const;
    const asked = this.room.desk.ask(question);
    this.count(asked.answer);
    return asked;
  }

  /** Values wanted in one go are asked for together. */
  private want(value: string): void {
    if (this.wanted.size === 0) queueMicrotask(() => this.lookUp());
    this.wanted.add(value);
  }

  /** Those who look ask from within a computed signal, where nothing may be written. */
  private count(work: Promise<unknown>): void {
    queueMicrotask(() => this.host.work.add(work));
  }

  private lookUp(): void {
    const values = [...this.wanted].slice(0, limits.choiceLookUpSize);
    this.wanted.clear();
    for (const value of values) this.asked.add(value);
    const { source, control } = this.plan;
    const { answer } = this.room.desk.ask({ kind: 'chosen', control, source, inputs: this.inputs, values });
    const found = answer.then(
      (choices) =>
        this.arrivals.add(() => {
          for (const value of values) if (!this.known.has(value)) this.known.set(value, null);
          this.learn(choices);
        }),
      // Whoever looks again asks again.
      () => {
        for (const value of values) this.asked.delete(value);
      },
    );
    this.host.work.add(found);
  }

  private learn(choices: readonly Choice[]): void {
    for (const choice of choices) this.known.set(choice.value, choice);
    this.version.set(this.version.current + 1);
  }
}
