import { isDesignCodeTaken } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { codesElsewhere } from './reserve-codes.ts';
import { requireDesigner } from '../rights/rights.ts';

/** Designers of the application only. */
export const isDesignCodeTakenEndpoint = defineQuery(isDesignCodeTaken, {
  permission: 'participant',
  async handle({ db, actor }, { appCode, kind, code }) {
    await requireDesigner(db, actor, appCode, 'design');
    const taken = await codesElsewhere(db, appCode, [{ kind, code }]);
    return taken.length > 0;
  },
});
