import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { countProps } from '../props/control-props.ts';
import { selectorProps } from '../props/selector-props.ts';
import { multiUnitBehaviour } from '../values/unit-value.ts';

/** Several people. */
export const staffMultiSelectorModel = defineControl<readonly Unit[]>({
  ...multiUnitBehaviour(unitTypes.user),
  type: 'staff-multi-selector',
  code: 51,
  dataItemTypes: ['StaffMulti'],
  role: 'value',
  props: { ...selectorProps('User', true), ...countProps },
  samples: [
    [
      { id: '01980000-0000-7000-8000-000000000001', name: '林雅婷', unitType: unitTypes.user },
      { id: '01980000-0000-7000-8000-000000000002', name: '陳志明', unitType: unitTypes.user },
    ],
    [{ id: '01980000-0000-7000-8000-000000000001', name: '林雅婷', unitType: unitTypes.user }],
    [],
  ],
});
