import {
  planPublishing,
  playWorkingScenarios,
  publishWorkingCopy,
  readDesignOutside,
  settleWorkingDocument,
  type CallOutput,
} from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { externalObjectsOf } from '../../publishing/index.ts';
import { planCopy } from './plan-copy.ts';
import { preparePublication, publishCopy } from './publish-copy.ts';
import { requireDesigner } from '../rights/rights.ts';
import { readWorkingState } from '../working-state.ts';
import { settleChanged } from './settle-document.ts';

/** Handlers check access themselves: publishing is a right per application. */
const permission = 'participant';

export const planPublishingEndpoint = defineQuery(planPublishing, {
  permission,
  async handle(context, input) {
    await requireDesigner(context.db, context.actor, input.appCode, 'look');
    return planCopy(context, input);
  },
});

export const playWorkingScenariosEndpoint = defineQuery(playWorkingScenarios, {
  permission,
  async handle(context, input) {
    await requireDesigner(context.db, context.actor, input.appCode, 'look');
    const { scenarios } = await preparePublication(context, input);
    return scenarios.map(({ code, workflowCode, name, blocks, found, deviations }) => {
      const reached = found && { ...found, path: [...found.path] };
      return { code, workflowCode, name, blocks, found: reached, deviations: deviations.map((text) => text[context.locale]) };
    });
  },
});

export const readDesignOutsideEndpoint = defineQuery(readDesignOutside, {
  permission,
  async handle({ db, actor, serviceRules = [] }, { appCode }) {
    await requireDesigner(db, actor, appCode, 'look');
    const { documents } = await readWorkingState(db, appCode);
    return { ...(await externalObjectsOf(db, { appCode, documents: [...documents.values()] }, { services: serviceRules })) };
  },
});

export const publishWorkingCopyEndpoint = defineCommand(publishWorkingCopy, {
  permission,
  async prepare(context, input) {
    await requireDesigner(context.db, context.actor, input.appCode, 'publish');
    return preparePublication(context, input);
  },
  async handle(context, input, prepared) {
    await requireDesigner(context.trx, context.actor, input.appCode, 'publish');
    const { revision, documents, warnings } = await publishCopy(context, input, prepared);
    return { revision, documents: [...documents], warnings: [...warnings] as CallOutput<typeof publishWorkingCopy>['warnings'] };
  },
});

export const settleWorkingDocumentEndpoint = defineCommand(settleWorkingDocument, {
  permission,
  async handle(context, input) {
    await requireDesigner(context.trx, context.actor, input.appCode, 'design');
    return { revision: await settleChanged(context, input) };
  },
});
