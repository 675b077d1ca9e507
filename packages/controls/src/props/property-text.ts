import type { LocalizedText } from '@inkstone/schema';

/** What a designer reads of a property of a control. */
export interface PropertyText {
  readonly label: LocalizedText;
  /** What it does, in a sentence for somebody who has never designed a form. */
  readonly help: LocalizedText;
  /** The words for values that can be chosen; values that say it themselves have none. */
  readonly choices?: Readonly<Record<string, LocalizedText>>;
}

export type PropertyTexts = Readonly<Record<string, PropertyText>>;
