import { ChoiceBook } from '../choices/choice-book.ts';
import type { PendingWork } from '../signals/pending-work.ts';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import { Linkages, type LinkageHost } from '../linkage/linkages.ts';
import { Lookups, type LookupHost } from '../lookup/lookups.ts';
import type { OutsidePlan } from '../plan/outside-plan.ts';
import { ServiceRoom } from '../services/service-room.ts';
import { UnitBook } from './unit-book.ts';

/** What a form and everything in it ask of the world outside; `settled` is how to wait until all of it is there. */
export interface OutsideHost extends LinkageHost, LookupHost {
  readonly environment: FormEnvironment;
  readonly work: PendingWork;
}

/** Everything of an open form that is asked for and comes later. */
export class Outside {
  readonly room: ServiceRoom;
  /** Undefined: the form has none, and no edit has to tell them of itself. */
  readonly linkages: Linkages | undefined;
  readonly lookups: Lookups | undefined;
  readonly choices: ChoiceBook;
  readonly units: UnitBook;
  private readonly work: PendingWork;
  private isClosed = false;

  constructor(host: OutsideHost, { linkages, lookups, comparesUnits }: OutsidePlan) {
    this.work = host.work;
    this.room = new ServiceRoom(host.environment);
    this.linkages = linkages.length > 0 ? new Linkages(host, this.room, linkages) : undefined;
    this.lookups = lookups.size > 0 ? new Lookups(host, this.room, lookups) : undefined;
    this.choices = new ChoiceBook(host, this.room);
    this.units = new UnitBook(host, this.room, comparesUnits);
  }

  /** What waits for a pause runs at once; resolves when nothing is asked, computed or uploaded any more. */
  settled(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    this.choices.need();
    this.units.needAgain();
    return this.room.delays.hurry(async () => {
      // What was begun a moment ago is counted a moment later.
      await Promise.resolve();
      await Promise.resolve();
      await this.work.settled();
    });
  }

  close(): void {
    this.isClosed = true;
    this.room.close();
  }
}
