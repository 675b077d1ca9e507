import { ChoiceStore } from '../choices/choice-store.ts';
import type { PendingWork } from '../signals/pending-work.ts';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import { Linkages, type LinkageHost } from '../linkage/linkages.ts';
import { Lookups, type LookupHost } from '../lookup/lookups.ts';
import type { ExternalPlan } from '../plan/external-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { ServiceClient } from '../services/service-client.ts';
import { UnitCache } from './unit-cache.ts';

/** The parts of a form that external data is loaded for. */
export interface ExternalDataHost extends LinkageHost, LookupHost {
  readonly environment: FormEnvironment;
  readonly work: PendingWork;
}

/** All data that an open form loads from services. */
export class ExternalData {
  readonly client: ServiceClient;
  /** Undefined if the form has no linkages, so that edits need not notify them. */
  readonly linkages: Linkages | undefined;
  readonly lookups: Lookups | undefined;
  readonly choices: ChoiceStore;
  readonly units: UnitCache;
  private readonly work: PendingWork;
  /** Does nothing but choices ask services? */
  private readonly onlyChoices: boolean;
  private isClosed = false;

  constructor(host: ExternalDataHost, { linkages, lookups, comparesUnits, hasEvents }: ExternalPlan & Pick<FormPlan, 'hasEvents'>) {
    this.work = host.work;
    this.client = new ServiceClient(host.environment);
    this.linkages = linkages.length > 0 ? new Linkages(host, this.client, linkages) : undefined;
    this.lookups = lookups.size > 0 ? new Lookups(host, this.client, lookups) : undefined;
    this.choices = new ChoiceStore(host, this.client);
    this.units = new UnitCache(host, this.client, comparesUnits);
    this.onlyChoices = linkages.length + lookups.size === 0 && !comparesUnits && !hasEvents;
  }

  /** Runs debounced work at once; resolves when no request, computation or upload is pending. */
  settled(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    this.choices.loadChosen();
    this.units.retryFailed();
    if (this.isIdle) return Promise.resolve();
    return this.client.debouncer.flush(async () => {
      // Work started in this turn is counted one microtask later.
      await Promise.resolve();
      await Promise.resolve();
      await this.work.settled();
    });
  }

  /** Is there nothing to wait for, nor anything that could have been started in this turn? */
  private get isIdle(): boolean {
    return this.onlyChoices && !this.choices.areAsked && this.client.debouncer.isIdle && this.work.running.current === 0;
  }

  close(): void {
    this.isClosed = true;
    this.client.close();
  }
}
