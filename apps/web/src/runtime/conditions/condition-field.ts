import type { CallOutput } from '@inkstone/api';
import type { getFields } from '@inkstone/api/routes';

/** A field that conditions compare, as `getFields` answers it. */
export type ConditionField = CallOutput<typeof getFields>['fields'][number];
