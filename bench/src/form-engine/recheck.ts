import { controlModels } from '@inkstone/controls/models';
import { createForm, type Form, type FormInput } from '@inkstone/form-engine';
import { fullPermission, unitTypes, type FormValues, type Patch } from '@inkstone/schema';
import { firstPatch, laterPatch, usualForm } from './usual-form.ts';

const at = new Date('2026-11-20T03:00:00Z');
const environment: FormInput['environment'] = {
  locale: 'zh',
  timeZone: 'Asia/Taipei',
  now: () => at,
  user: { id: '01980000-0000-7000-8000-000000000002', name: '陳志明', unitType: unitTypes.user },
};

/** Opens the form as the server does on each write. */
function open(values: FormValues, stored: boolean): Form {
  return createForm({ definition: usualForm, controls: controlModels, values, stored, permission: fullPermission, environment });
}

/**
 * Processes a patch like the server: opens the form, applies the patch, validates everything, reads the values. Throws if the form refuses
 * them.
 */
function recheck(values: FormValues, patch: Patch, stored: boolean): FormValues {
  const form = open(values, stored);
  const issues = [...form.applyPatch(patch), ...form.validate({ full: true })];
  if (issues.length > 0) throw new Error(`the usual form is refused: ${JSON.stringify(issues)}`);
  const result = form.values();
  form.dispose();
  return result;
}

/** Named tasks, each a complete validation. */
export function createRechecks(): Readonly<Record<string, () => unknown>> {
  const stored = recheck({}, firstPatch, false);
  return {
    'first submission, all 40 controls and 20 rows sent': () => recheck({}, firstPatch, false),
    'later step, 2 controls and 2 cells sent': () => recheck(stored, laterPatch, true),
    '  of it: open the stored record': () => open(stored, true).dispose(),
  };
}
