import { expect, test } from 'vitest';
import { shippedApps } from './shipped-apps.ts';

interface NamedUnit {
  readonly kind: string;
  readonly role?: string;
}

/** Every object below a value that names its kind. */
function namedUnits(value: unknown): NamedUnit[] {
  if (Array.isArray(value)) return value.flatMap(namedUnits);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(namedUnits);
  return 'kind' in value && typeof value.kind === 'string' ? [value as NamedUnit, ...below] : below;
}

test.each(shippedApps.map((shipped) => [shipped.app.code, shipped] as const))(
  '%s names no people or departments of the demo, and exactly its roles',
  (_code, { app, roles }) => {
    const units = namedUnits(app.workflows.flatMap(({ activities }) => activities));

    expect(units.filter(({ kind }) => kind === 'users' || kind === 'department')).toEqual([]);
    expect(new Set(units.flatMap(({ kind, role }) => (kind === 'role' && role ? [role] : [])))).toEqual(
      new Set(roles.map(({ code }) => code)),
    );
  },
);
