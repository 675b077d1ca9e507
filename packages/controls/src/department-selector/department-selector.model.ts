import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type Unit } from '@inkstone/schema';
import { selectorProps } from '../props/selector-props.ts';
import { singleUnitBehaviour } from '../values/unit-value.ts';

/** One department. */
export const departmentSelectorModel = defineControl<Unit | null>({
  ...singleUnitBehaviour(unitTypes.department),
  type: 'department-selector',
  code: 60,
  dataItemTypes: ['DeptSingle'],
  role: 'value',
  props: selectorProps('Org', false),
  samples: [
    { id: '01980000-0000-7000-8000-000000000011', name: '財務部', unitType: unitTypes.department },
    { id: '01980000-0000-7000-8000-000000000012', name: '業務部', unitType: unitTypes.department },
    null,
  ],
});
