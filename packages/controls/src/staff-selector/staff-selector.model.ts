import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { selectorProps } from '../props/selector-props.ts';
import { singleUnitBehaviour } from '../values/unit-value.ts';

/** One person. */
export const staffSelectorModel = defineControl<Unit | null>({
  ...singleUnitBehaviour(unitTypes.user),
  type: 'staff-selector',
  code: 50,
  dataItemTypes: ['StaffSingle'],
  role: 'value',
  props: selectorProps('User', false),
  samples: [
    { id: '01980000-0000-7000-8000-000000000001', name: '林雅婷', unitType: unitTypes.user },
    { id: '01980000-0000-7000-8000-000000000002', name: '陳志明', unitType: unitTypes.user },
    null,
  ],
});
