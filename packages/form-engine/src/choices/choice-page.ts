import { Watched } from '../signals/watched.ts';
import type { Choice, ServiceDataOf, ServiceRequest } from '../interfaces/form-services.ts';
import type { Asked } from '../services/service-desk.ts';

type Question = Extract<ServiceRequest, { kind: 'choices' }>;
type Found = ServiceDataOf<Question>;

/** Asks for a page of choices; the caller counts what is under way. */
export type AskForPage = (keyword: string, cursor: string | undefined) => Asked<Found>;

/** The choices found for one keyword, page after page. */
export class ChoicePage {
  readonly state = new Watched<'ready' | 'loading' | 'failed'>('loading');
  /** Those found so far, each value once. */
  choices: readonly Choice[] = [];
  next: string | null = null;
  private readonly keyword: string;
  private readonly askFor: AskForPage;
  private readonly onFound: (choices: readonly Choice[]) => void;

  constructor(keyword: string, askFor: AskForPage, onFound: (choices: readonly Choice[]) => void) {
    this.keyword = keyword;
    this.askFor = askFor;
    this.onFound = onFound;
    this.load(undefined);
  }

  more(): void {
    if (this.state.current !== 'ready' || this.next === null) return;
    this.state.set('loading');
    this.load(this.next);
  }

  /** After a failure: asks for the page that did not come. */
  retry(): void {
    if (this.state.current !== 'failed') return;
    this.state.set('loading');
    this.load(this.next ?? undefined);
  }

  private load(cursor: string | undefined): void {
    this.askFor(this.keyword, cursor).answer.then(
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
