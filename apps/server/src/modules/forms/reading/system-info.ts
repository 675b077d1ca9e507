import type { SystemInfo } from '@inkstone/api';
import type { FieldValue, FormDefinition, FormPermission, Unit } from '@inkstone/schema';
import { isVisibleControl, systemFieldOf, type systemValues } from '../../records/index.ts';

type SystemValues = Awaited<ReturnType<typeof systemValues>>[number];

/**
 * Returns the system values for the information box beside the form (runtime specification, section 2). A field that the form shows in a
 * control follows the right to that control, others the permission's general right.
 */
export function systemInfo(values: SystemValues, form: FormDefinition, permission: FormPermission): SystemInfo {
  const shown = <Value extends FieldValue>(field: keyof SystemInfo, value: Value): Value | null => {
    const control = form.controls.find(({ type }) => systemFieldOf(type) === field);
    return isVisibleControl(permission, control?.key ?? field) ? value : null;
  };
  const text = (field: keyof SystemInfo): string | null => shown(field, values[field]) as string | null;
  const name = (field: keyof SystemInfo): string | null => (shown(field, values[field]) as Unit | null)?.name ?? null;
  return {
    sequenceNo: text('sequenceNo'),
    sequenceStatus: text('sequenceStatus'),
    urgencyLevel: text('urgencyLevel'),
    creater: name('creater'),
    createdDeptId: name('createdDeptId'),
    createdTime: text('createdTime'),
    modifier: name('modifier'),
    modifiedTime: text('modifiedTime'),
    owner: name('owner'),
    ownerDeptId: name('ownerDeptId'),
  };
}
