import type { CallOutput, getFields } from '@inkstone/api';

/** A field that conditions compare, as `getFields` answers it. */
export type ConditionField = CallOutput<typeof getFields>['fields'][number];
