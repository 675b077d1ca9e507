import { LazySignal } from '../signals/lazy-signal.ts';
import type { Choice, ServiceDataOf, ServiceRequest } from '../interfaces/form-services.ts';
import type { PendingRequest } from '../services/request-scheduler.ts';

type ChoicesRequest = Extract<ServiceRequest, { kind: 'choices' }>;
type ChoicesData = ServiceDataOf<ChoicesRequest>;

/** Requests a page of choices; the caller tracks the pending work. */
export type RequestPage = (keyword: string, cursor: string | undefined) => PendingRequest<ChoicesData>;

/** The choices found for one keyword, page by page. */
export class ChoicePage {
  readonly state = new LazySignal<'ready' | 'loading' | 'failed'>('loading');
  /** The choices found so far, each value once. */
  choices: readonly Choice[] = [];
  next: string | null = null;
  private readonly keyword: string;
  private readonly requestPage: RequestPage;
  private readonly onFound: (choices: readonly Choice[]) => void;

  constructor(keyword: string, requestPage: RequestPage, onFound: (choices: readonly Choice[]) => void) {
    this.keyword = keyword;
    this.requestPage = requestPage;
    this.onFound = onFound;
    this.load(undefined);
  }

  more(): void {
    if (this.state.current !== 'ready' || this.next === null) return;
    this.state.set('loading');
    this.load(this.next);
  }

  /** After a failure: requests the page that was not received. */
  retry(): void {
    if (this.state.current !== 'failed') return;
    this.state.set('loading');
    this.load(this.next ?? undefined);
  }

  private load(cursor: string | undefined): void {
    this.requestPage(this.keyword, cursor).response.then(
      ({ choices, next }) => {
        const known = new Set(this.choices.map(({ value }) => value));
        this.choices = [...this.choices, ...choices.filter(({ value }) => !known.has(value) && Boolean(known.add(value)))];
        this.next = next;
        this.onFound(choices);
        this.state.set('ready');
      },
      () => this.state.set('failed'),
    );
  }
}
