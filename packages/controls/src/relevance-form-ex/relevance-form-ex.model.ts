import { defineControl } from '@inkstone/form-engine';
import type { RecordReference } from '@inkstone/schema';
import { countProps } from '../props/control-props.ts';
import { recordsBehaviour } from '../relevance-form/record-value.ts';
import { relevanceProps } from '../relevance-form/relevance-props.ts';

/** Several records of another model. */
export const relevanceFormExModel = defineControl<readonly RecordReference[]>({
  ...recordsBehaviour,
  type: 'relevance-form-ex',
  code: 81,
  dataItemTypes: ['RelevanceFormEx'],
  props: { ...relevanceProps, ...countProps },
  samples: [
    [
      { id: '01980000-0000-7000-8000-000000000101', name: '和昇文具行' },
      { id: '01980000-0000-7000-8000-000000000102', name: '立成資訊' },
    ],
    [{ id: '01980000-0000-7000-8000-000000000102', name: '立成資訊' }],
    [],
  ],
});
