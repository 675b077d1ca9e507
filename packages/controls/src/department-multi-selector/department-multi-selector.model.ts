import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { countProps } from '../props/control-props.ts';
import { selectorProps } from '../props/selector-props.ts';
import { multiUnitBehaviour } from '../values/unit-value.ts';

/** Several departments. */
export const departmentMultiSelectorModel = defineControl<readonly Unit[]>({
  ...multiUnitBehaviour(unitTypes.department),
  type: 'department-multi-selector',
  code: 61,
  dataItemTypes: ['DeptMulti'],
  role: 'value',
  props: { ...selectorProps('Org', true), ...countProps },
  samples: [
    [
      { id: '01980000-0000-7000-8000-000000000011', name: '財務部', unitType: unitTypes.department },
      { id: '01980000-0000-7000-8000-000000000012', name: '業務部', unitType: unitTypes.department },
    ],
    [{ id: '01980000-0000-7000-8000-000000000011', name: '財務部', unitType: unitTypes.department }],
    [],
  ],
});
