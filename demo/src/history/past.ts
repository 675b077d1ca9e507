import type { Ago, Story } from './story.ts';

/** What people did besides their forms. */
export type Habit =
  | { readonly kind: 'read-messages' }
  | { readonly kind: 'keep-opinion'; readonly text: string }
  | { readonly kind: 'mark-app'; readonly app: string }
  | { readonly kind: 'mark-form'; readonly app: string; readonly form: string }
  | { readonly kind: 'use'; readonly form: string }
  | {
      readonly kind: 'entrust';
      /** Tasks are shared, or forms may be begun in the person's name. */
      readonly with: 'handle' | 'initiate';
      readonly agent: string;
      readonly workflows: readonly string[] | null;
      /** Working days from that moment; both days belong to it. */
      readonly fromDay: number;
      readonly toDay: number;
    };

export type Done = Habit & { readonly ago: Ago; readonly by: string };

/** Three months of a company. */
export interface Past {
  readonly stories: readonly Story[];
  readonly habits: readonly Done[];
}
