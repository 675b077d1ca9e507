import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { labelProps, mappingsProp } from '../props/control-props.ts';
import { singleUnitBehaviour } from '../values/unit-value.ts';

/** The department of the record's creator at the time of creation. */
export const createByParentIdModel = defineControl<Unit | null>({
  ...singleUnitBehaviour(unitTypes.department),
  type: 'create-by-parent-id',
  code: 102,
  dataItemTypes: ['DeptSingle'],
  role: 'system',
  props: { ...labelProps, mappings: mappingsProp },
  samples: [{ id: '01980000-0000-7000-8000-000000000011', name: '財務部', unitType: unitTypes.department }, null],
});
