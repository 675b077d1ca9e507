import type { Issue } from '@inkstone/schema';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import { Delays, timerSchedule } from './delays.ts';
import { ServiceDesk, ServiceFailure } from './service-desk.ts';
import type { FailedPart, FailureBearer } from '../open-form/failure-bearer.ts';

/** What all parts of a form share that ask the world outside: the desk, the waiting, and the way to say that nobody answered. */
export class ServiceRoom {
  readonly desk: ServiceDesk;
  readonly delays: Delays;

  constructor({ services, now, schedule = timerSchedule }: FormEnvironment) {
    this.desk = new ServiceDesk(services, now);
    this.delays = new Delays(schedule);
  }

  /** Without a failure the field is as good as asked. */
  setFailure(field: FailureBearer, part: FailedPart, failure: unknown): void {
    const message = failure instanceof ServiceFailure ? failure.message : '';
    const issue: Issue = { code: 'ServiceFailed', path: field.path, ...(message && { params: { message } }) };
    field.setFailure(part, failure === undefined ? undefined : issue);
  }

  close(): void {
    this.delays.clear();
    this.desk.close();
  }
}
