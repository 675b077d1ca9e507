import { defineControl } from '@inkstone/form-engine';
import type { RecordReference } from '@inkstone/schema';
import { selectProp } from '../props/control-props.ts';
import { recordBehaviour } from './record-value.ts';
import { relevanceProps } from './relevance-props.ts';

/** A reference to a record of another model; mappings import fields from it. */
export const relevanceFormModel = defineControl<RecordReference | null>({
  ...recordBehaviour,
  type: 'relevance-form',
  code: 80,
  dataItemTypes: ['RelevanceForm'],
  props: {
    ...relevanceProps,
    showStyle: selectProp('list', ['list', 'tree']),
  },
  samples: [{ id: '01980000-0000-7000-8000-000000000101', name: '和昇文具行', tax_number: '12345675' }, null],
});
