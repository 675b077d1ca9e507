import { joinNames, localizedName, type Locale, type Named } from './localized-text.ts';

/** The names of people, departments or roles in one line, in a language. */
export const joinNamed = (units: readonly Named[], locale: Locale): string =>
  joinNames(
    units.map((unit) => localizedName(unit, locale)),
    locale,
  );
