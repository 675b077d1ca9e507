import { limits } from '@inkstone/schema';
import type { PendingWork } from '../signals/pending-work.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import { ResponseBatcher } from '../services/response-batcher.ts';
import type { Choice, ServiceInputs } from '../interfaces/form-services.ts';
import type { ServiceClient } from '../services/service-client.ts';
import { ChoicePage } from './choice-page.ts';
import type { ChoicesPlan } from '../plan/choices-plan.ts';
import type { KnownChoices } from '../interfaces/declared-choices.ts';

export interface ChoiceHost {
  readonly work: PendingWork;
  change(work: () => void): void;
}

/** The choices of one source for the inputs that its condition reads. Rows with the same inputs share them. */
export class ChoiceSet implements KnownChoices {
  /** Incremented when more choices are known. */
  readonly version = new LazySignal(0);
  private readonly host: ChoiceHost;
  private readonly client: ServiceClient;
  private readonly plan: ChoicesPlan;
  private readonly inputs: ServiceInputs;
  private readonly known = new Map<string, Choice | null>();
  private readonly pages = new Map<string, ChoicePage>();
  private readonly queued = new Set<string>();
  private readonly requested = new Set<string>();
  private readonly batcher: ResponseBatcher;

  constructor(host: ChoiceHost, client: ServiceClient, { plan, inputs }: { readonly plan: ChoicesPlan; readonly inputs: ServiceInputs }) {
    this.host = host;
    this.client = client;
    this.plan = plan;
    this.inputs = inputs;
    this.batcher = new ResponseBatcher((work) => host.change(work));
  }

  /** Returns what is known of a value and requests an unknown one; `version` changes when the response arrives. */
  find(value: string): Choice | null | undefined {
    const choice = this.known.get(value);
    if (choice === undefined && !this.queued.has(value) && !this.requested.has(value) && this.client.scheduler.isAvailable)
      this.queue(value);
    return choice;
  }

  page(keyword: string): ChoicePage {
    let page = this.pages.get(keyword);
    if (!page) {
      page = new ChoicePage(
        keyword,
        (typed, cursor) => this.requestPage(typed, cursor),
        (choices) => this.add(choices),
      );
      this.pages.set(keyword, page);
    }
    return page;
  }

  private requestPage(keyword: string, cursor: string | undefined) {
    const { source, control } = this.plan;
    const request = { kind: 'choices', control, source, inputs: this.inputs, keyword, ...(cursor !== undefined && { cursor }) } as const;
    const sent = this.client.scheduler.request(request);
    this.track(sent.response);
    return sent;
  }

  /** Values queued in the same microtask are requested together. */
  private queue(value: string): void {
    if (this.queued.size === 0) queueMicrotask(() => this.sendQueued());
    this.queued.add(value);
  }

  /** Callers run within a computed signal, where nothing may be written; hence the microtask. */
  private track(work: Promise<unknown>): void {
    queueMicrotask(() => this.host.work.add(work));
  }

  private sendQueued(): void {
    const values = [...this.queued].slice(0, limits.choiceLookUpSize);
    this.queued.clear();
    for (const value of values) this.requested.add(value);
    const { source, control } = this.plan;
    const { response } = this.client.scheduler.request({ kind: 'chosen', control, source, inputs: this.inputs, values });
    const found = response.then(
      (choices) =>
        this.batcher.add(() => {
          for (const value of values) if (!this.known.has(value)) this.known.set(value, null);
          this.add(choices);
        }),
      // The next lookup requests these values again.
      () => {
        for (const value of values) this.requested.delete(value);
      },
    );
    this.host.work.add(found);
  }

  private add(choices: readonly Choice[]): void {
    for (const choice of choices) this.known.set(choice.value, choice);
    this.version.set(this.version.current + 1);
  }
}
