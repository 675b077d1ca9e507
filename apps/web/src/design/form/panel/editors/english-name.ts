import type { NameI18n } from '@inkstone/schema';

interface Named {
  readonly name_i18n?: NameI18n | undefined;
}

/** Sets the English name of something; an empty one is left out. */
export function withEnglish<T extends Named>(named: T, en: string): T {
  const { name_i18n, ...others } = named;
  const { en: _, ...rest } = name_i18n ?? {};
  const names = en === '' ? rest : { ...rest, en };
  return { ...others, ...(Object.keys(names).length > 0 && { name_i18n: names }) } as T;
}
