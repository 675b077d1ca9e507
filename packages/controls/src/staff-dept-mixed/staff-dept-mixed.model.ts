import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { countProps } from '../props/control-props.ts';
import { selectorProps } from '../props/selector-props.ts';
import { multiUnitBehaviour } from '../values/unit-value.ts';

/** Any number of people and departments. */
export const staffDeptMixedModel = defineControl<readonly Unit[]>({
  ...multiUnitBehaviour(unitTypes.user, unitTypes.department),
  type: 'staff-dept-mixed',
  code: 62,
  dataItemTypes: ['StaffDeptMix'],
  role: 'value',
  props: {
    ...selectorProps('all', true),
    ...countProps,
  },
  samples: [
    [
      { id: '01980000-0000-7000-8000-000000000001', name: '林雅婷', unitType: unitTypes.user },
      { id: '01980000-0000-7000-8000-000000000011', name: '財務部', unitType: unitTypes.department },
    ],
    [{ id: '01980000-0000-7000-8000-000000000011', name: '財務部', unitType: unitTypes.department }],
    [],
  ],
});
