import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { labelProps, mappingsProp } from '../props/control-props.ts';
import { singleUnitBehaviour } from '../values/unit-value.ts';

/** The creator of the record. */
export const createByModel = defineControl<Unit | null>({
  ...singleUnitBehaviour(unitTypes.user),
  type: 'create-by',
  code: 101,
  dataItemTypes: ['StaffSingle'],
  role: 'system',
  props: { ...labelProps, mappings: mappingsProp },
  samples: [{ id: '01980000-0000-7000-8000-000000000001', name: '林雅婷', unitType: unitTypes.user }, null],
});
