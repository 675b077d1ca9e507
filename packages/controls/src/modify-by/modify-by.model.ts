import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { labelProps, mappingsProp } from '../props/control-props.ts';
import { singleUnitBehaviour } from '../values/unit-value.ts';

/** The user who last modified the record. */
export const modifyByModel = defineControl<Unit | null>({
  ...singleUnitBehaviour(unitTypes.user),
  type: 'modify-by',
  code: 103,
  dataItemTypes: ['StaffSingle'],
  role: 'system',
  props: { ...labelProps, mappings: mappingsProp },
  samples: [{ id: '01980000-0000-7000-8000-000000000002', name: '陳志明', unitType: unitTypes.user }, null],
});
