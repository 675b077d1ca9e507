import type { WorkingMinutesAgo, RecordHistory } from './record-history.ts';

/** An action of a person that does not belong to a form. */
export type PersonalAction =
  | { readonly kind: 'read-messages' }
  | { readonly kind: 'save-opinion'; readonly text: string }
  | { readonly kind: 'favorite-app'; readonly app: string }
  | { readonly kind: 'favorite-form'; readonly app: string; readonly form: string }
  | { readonly kind: 'use'; readonly form: string }
  | {
      readonly kind: 'delegate';
      /** `handle`: the agent may act on the person's tasks. `initiate`: the agent may submit forms in the person's name. */
      readonly with: 'handle' | 'initiate';
      readonly agent: string;
      readonly workflows: readonly string[] | null;
      /** Working days from that moment; both days are included. */
      readonly fromDay: number;
      readonly toDay: number;
    };

export type TimedPersonalAction = PersonalAction & { readonly ago: WorkingMinutesAgo; readonly by: string };

/** Three months of work in the company. */
export interface CompanyHistory {
  readonly records: readonly RecordHistory[];
  readonly personalActions: readonly TimedPersonalAction[];
}
