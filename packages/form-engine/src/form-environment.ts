import type { Locale, Unit } from '@inkstone/schema';

/** What a form may know of the world around it. Nothing else is reachable from formulas or models. */
export interface FormEnvironment {
  readonly locale: Locale;
  /** The clock; read only through here, so tests and the server decide what "now" is. */
  readonly now: () => Date;
  /** IANA name of the organisation's zone: it decides what "today" is. */
  readonly timeZone: string;
  readonly user?: Unit;
  readonly department?: Unit;
  /** The record's creator and department, where a record exists already; otherwise the current user is the originator. */
  readonly originator?: Unit;
  readonly originatorDepartment?: Unit;
}
