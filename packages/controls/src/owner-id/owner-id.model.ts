import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { labelProps, mappingsProp } from '../props/control-props.ts';
import { singleUnitBehaviour } from '../values/unit-value.ts';

/** The current owner of the record. */
export const ownerIdModel = defineControl<Unit | null>({
  ...singleUnitBehaviour(unitTypes.user),
  type: 'owner-id',
  code: 106,
  dataItemTypes: ['StaffSingle'],
  role: 'system',
  props: { ...labelProps, mappings: mappingsProp },
  samples: [{ id: '01980000-0000-7000-8000-000000000001', name: '林雅婷', unitType: unitTypes.user }, null],
});
