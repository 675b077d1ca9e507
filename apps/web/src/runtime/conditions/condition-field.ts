import type { CallOutput, getFields } from '@inkstone/api';

/** A field that conditions can compare, as `getFields` returns it. */
export type ConditionField = CallOutput<typeof getFields>['fields'][number];
