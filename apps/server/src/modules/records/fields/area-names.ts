import { checkAddress } from '@inkstone/areas';
import type { Address, EditEntry, FormDefinition, Issue, ModelDefinition, Patch } from '@inkstone/schema';
import { fieldAt } from './form-control-item.ts';

interface AreaInput {
  readonly model: ModelDefinition;
  readonly form: FormDefinition;
  readonly patch: Patch;
}

/**
 * Sets the area names that codes in addresses and locations stand for; names that a client sent are ignored. An unknown code, or an area
 * outside the one above it, is `UnknownArea`.
 */
export async function nameAreas(input: AreaInput): Promise<{ patch: Patch; issues: Issue[] }> {
  const issues: Issue[] = [];
  const values = await nameValues(input, input.patch.values, issues);
  if (!input.patch.entries) return { patch: { ...input.patch, values }, issues };
  const entries: EditEntry[] = [];
  for (const entry of input.patch.entries) {
    entries.push(entry.values ? { ...entry, values: await nameValues(input, entry.values, issues) } : entry);
  }
  return { patch: { ...input.patch, values, entries }, issues };
}

async function nameValues({ model, form }: AreaInput, values: Patch['values'], issues: Issue[]): Promise<Patch['values']> {
  const named = { ...values };
  for (const path in values) {
    const value = values[path];
    if (!isAddress(value) || fieldAt(form, model, path)?.item?.type !== 'Address') continue;
    const checked = await checkAddress(value);
    if (checked.ok) named[path] = checked.value as (typeof named)[string];
    else issues.push({ code: 'UnknownArea', path, params: { area: checked.area.slice(0, longestName) } });
  }
  return named;
}

const longestName = 40;
const parts = ['provinceName', 'provinceAdcode', 'cityName', 'cityAdcode', 'districtName', 'districtAdcode'] as const;

/** Checks only values that the control's model accepts; it refuses others itself. */
function isAddress(value: unknown): value is Address {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  return parts.every((part) => fields[part] === undefined || typeof fields[part] === 'string');
}
