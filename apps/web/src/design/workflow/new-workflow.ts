import type { JsonObject } from '@inkstone/design';
import { workflowsTexts } from '../../admin/workflows/workflows.locale.ts';
import type { NamedCode } from '../fields/NameDialog.tsx';

/** A workflow in which the manager of the initiator approves. */
export function workflowOf({ name, english }: NamedCode, schemaCode: string): JsonObject {
  const named = (kind: 'start' | 'approve' | 'end') => {
    const { zh, en } = workflowsTexts.table[kind];
    return { code: kind, kind, name: zh, name_i18n: { en } };
  };
  return {
    name,
    ...(english && { name_i18n: { en: english } }),
    schemaCode,
    activities: [named('start'), { ...named('approve'), participants: [{ kind: 'initiator-manager', level: 1 }] }, named('end')],
    routes: [
      { code: 'r1', from: 'start', to: 'approve', order: 0 },
      { code: 'r2', from: 'approve', to: 'end', order: 0 },
    ],
    settings: {},
  };
}
