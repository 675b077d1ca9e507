import { joinClauses, type Locale } from '@inkstone/schema';
import { RequestFailure } from '../../platform/api/request-failure.ts';

/** What a refusal says about the fields of a form. */
export interface RefusedFields {
  /** Returns the messages about a field and what is below it, such as `managers` and `managers.1`. */
  readonly of: (path: string) => string | null;
  /** The messages about none of the fields that were asked for. */
  readonly others: (paths: readonly string[]) => readonly string[];
  /** All messages with the paths that they are about. */
  readonly all: readonly { readonly path: string; readonly message: string }[];
}

const belongsTo = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** Reads the issues of a refusal; any other failure has none. */
export function refusedFields(failure: unknown, locale: Locale): RefusedFields {
  const issues = failure instanceof RequestFailure ? (failure.refusal?.issues ?? []) : [];
  const all = issues.map(({ path, message, code }) => ({ path, message: message ?? code }));
  return {
    all,
    of: (field) =>
      joinClauses([...new Set(all.filter(({ path }) => belongsTo(path, field)).map(({ message }) => message))], locale) || null,
    others: (fields) => [
      ...new Set(all.filter(({ path }) => !fields.some((field) => belongsTo(path, field))).map(({ message }) => message)),
    ],
  };
}
