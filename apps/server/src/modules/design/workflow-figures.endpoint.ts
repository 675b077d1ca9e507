import { readWorkflowFigures } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { loadWorkflow } from '../apps/index.ts';
import { administers, workflowFigures } from '../workflow/index.ts';
import { requireDesigner } from './rights/rights.ts';

const day = 24 * 60 * 60 * 1_000;

/** Open to designers of the application and to administrators of the workflow. */
export const readWorkflowFiguresEndpoint = defineQuery(readWorkflowFigures, {
  permission: 'participant',
  mayLag: true,
  async handle({ db, actor, now }, { appCode, workflowCode, ...period }) {
    const mayMigrate = administers(actor, { app_code: appCode, workflow_code: workflowCode });
    if (!mayMigrate) await requireDesigner(db, actor, appCode, 'look');
    const published = await loadWorkflow(db, workflowCode);
    if (published.appCode !== appCode) refuse('not-found');
    const to = period.to === undefined ? now() : new Date(period.to);
    const from = period.from === undefined ? new Date(to.getTime() - 30 * day) : new Date(period.from);
    const { activities, running, isCapped } = await workflowFigures(db, workflowCode, { from, to });
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      version: published.version,
      activities: activities.map((each) => ({ ...each, waitingSince: each.waitingSince?.toISOString() ?? null })),
      running: running.map((each) => ({ ...each })),
      isCapped,
      mayMigrate,
    };
  },
});
