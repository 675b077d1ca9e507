import { externalNames } from '@inkstone/checks';
import type { AppDefinition, BusinessRule } from '@inkstone/schema';

/** Changes when the documents of an application name other things outside of it, or own others. */
export function namesKey(app: AppDefinition, rules: readonly BusinessRule[]): string {
  const owned = [...app.models, ...app.workflows].map(({ code }) => code);
  // A set is written as an empty object.
  return JSON.stringify([externalNames(app, rules), owned], (_key, value: unknown) => (value instanceof Set ? [...value] : value));
}
