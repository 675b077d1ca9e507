import type { Form } from '@inkstone/form-engine';
import type { Issue, Patch } from '@inkstone/schema';

/** Applies a patch without the values and rows that the form refuses, for example those of fields that no longer exist. */
export function applyFitting(form: Form, patch: Patch): void {
  let fitting = patch;
  for (let issues = form.applyPatch(fitting); issues.length > 0; issues = form.applyPatch(fitting)) {
    const rest = without(fitting, issues);
    // Nothing names what is refused.
    if (sizeOf(rest) === sizeOf(fitting)) return;
    fitting = rest;
  }
}

/** Without the edits of events: they would be replayed with the refused values. */
function without({ values, rows }: Patch, issues: readonly Issue[]): Patch {
  const refused = new Set(issues.map(({ path }) => path));
  const sheets = new Set(issues.map(({ path }) => /^(\w+)(?:\[[\w-]*\])?$/.exec(path)?.[1]));
  return {
    values: Object.fromEntries(Object.entries(values).filter(([path]) => !refused.has(path))),
    rows: Object.fromEntries(Object.entries(rows).filter(([code]) => !sheets.has(code))),
  };
}

const sizeOf = ({ values, rows, entries = [] }: Patch): number => Object.keys(values).length + Object.keys(rows).length + entries.length;
