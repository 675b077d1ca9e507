import type { ChoiceSource } from '@inkstone/schema';
import type { Choice } from './form-services.ts';

/** The choices of a control: listed in its definition, or to be asked for. */
export type DeclaredChoices = { readonly kind: 'list'; readonly choices: readonly Choice[] } | ChoiceSource;

/** Choices that were asked for, by stored value. */
export interface KnownChoices {
  /** Null: the source has no such choice; undefined: nobody has asked yet. */
  find(value: string): Choice | null | undefined;
}

/** What a view shows to choose from. */
export interface FieldChoices {
  readonly state: 'ready' | 'loading' | 'failed';
  /** What was typed, as far as it is already sought. */
  readonly keyword: string;
  /** Those found so far for it. */
  readonly choices: readonly Choice[];
  /** Those that stand in the field, also when they are on no page; one that is no choice any more reads as its stored value. */
  readonly chosen: readonly Choice[];
  /** Is there more to load? */
  readonly more: boolean;
}
