import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { labelProps, mappingsProp } from '../props/control-props.ts';
import { singleUnitBehaviour } from '../values/unit-value.ts';

/** The department of the record's owner. */
export const ownerParentIdModel = defineControl<Unit | null>({
  ...singleUnitBehaviour(unitTypes.department),
  type: 'owner-parent-id',
  code: 109,
  dataItemTypes: ['DeptSingle'],
  role: 'system',
  props: { ...labelProps, mappings: mappingsProp },
  samples: [{ id: '01980000-0000-7000-8000-000000000012', name: '業務部', unitType: unitTypes.department }, null],
});
