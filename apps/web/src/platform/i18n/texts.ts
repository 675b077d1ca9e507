import type { LocalizedText } from '@inkstone/schema';

/** The texts of one feature in zh and en. `{name}` is a parameter. */
export interface Texts<Key extends string = string> {
  readonly namespace: string;
  readonly table: Readonly<Record<Key, LocalizedText>>;
}

export function defineTexts<Key extends string>(namespace: string, table: Readonly<Record<Key, LocalizedText>>): Texts<Key> {
  return { namespace, table };
}
