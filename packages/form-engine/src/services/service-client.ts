import type { Issue } from '@inkstone/schema';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import { Debouncer, timerSchedule } from './debouncer.ts';
import { RequestScheduler, ServiceFailure } from './request-scheduler.ts';
import type { FailedPart, FailureTarget } from '../open-form/failure-target.ts';

/** Shared by all parts of a form that send requests: the scheduler, the debouncer, and the reporting of failures. */
export class ServiceClient {
  readonly scheduler: RequestScheduler;
  readonly debouncer: Debouncer;

  constructor({ services, now, schedule = timerSchedule }: FormEnvironment) {
    this.scheduler = new RequestScheduler(services, now);
    this.debouncer = new Debouncer(schedule);
  }

  /** Sets the failure of a part of the field, or clears it if `failure` is undefined. */
  setFailure(field: FailureTarget, part: FailedPart, failure: unknown): void {
    const message = failure instanceof ServiceFailure ? failure.message : '';
    const issue: Issue = { code: 'ServiceFailed', path: field.path, ...(message && { params: { message } }) };
    field.setFailure(part, failure === undefined ? undefined : issue);
  }

  close(): void {
    this.debouncer.clear();
    this.scheduler.close();
  }
}
