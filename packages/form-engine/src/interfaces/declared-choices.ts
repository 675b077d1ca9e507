import type { ChoiceSource } from '@inkstone/schema';
import type { Choice } from './form-services.ts';

/** The choices of a control: listed in its definition, or requested from a source. */
export type DeclaredChoices = { readonly kind: 'list'; readonly choices: readonly Choice[] } | ChoiceSource;

/** Choices received from a source, by stored value. */
export interface KnownChoices {
  /** Null: the source has no such choice; undefined: it has not been requested yet. */
  find(value: string): Choice | null | undefined;
}

/** What a view offers to choose from. */
export interface FieldChoices {
  readonly state: 'ready' | 'loading' | 'failed';
  /** The keyword of the current search. */
  readonly keyword: string;
  /** The choices found so far for it. */
  readonly choices: readonly Choice[];
  /** The selected choices, even if no page contains them; one that is no longer a choice is displayed as its stored value. */
  readonly chosen: readonly Choice[];
  /** Can more be loaded? */
  readonly more: boolean;
}
