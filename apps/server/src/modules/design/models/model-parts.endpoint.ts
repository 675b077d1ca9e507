import { listModelItems, listModelLists } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { itemsOfModel, listsOfModel, loadModel, mayUseModel, offerOf } from '../../apps/index.ts';
import { designsAnything, ownRights, requireDesigner } from '../rights/rights.ts';

/** Handlers check access themselves: designing is a right per application. */
const permission = 'participant';

/** Of a model that the application does not use, nothing is told. */
export const listModelListsEndpoint = defineQuery(listModelLists, {
  permission,
  async handle({ db, actor }, { schemaCode, appCode }) {
    await requireDesigner(db, actor, appCode, 'look');
    const model = await loadModel(db, schemaCode);
    if (!(await mayUseModel(db, model, { appCode, writes: false }))) refuse('model-not-found');
    return listsOfModel(db, model);
  },
});

/** Those who design the application of the model read its items, and all designers if it is offered to other applications. */
export const listModelItemsEndpoint = defineQuery(listModelItems, {
  permission,
  async handle({ db, actor }, { schemaCode, isPublish }) {
    if (!(await designsAnything(db, actor))) refuse('not-allowed');
    const model = await loadModel(db, schemaCode);
    const { design, publish } = (await ownRights(db, actor))(model.appCode);
    if (!design && !publish && (await offerOf(db, schemaCode)) === null) refuse('not-allowed');
    return itemsOfModel(db, model, isPublish);
  },
});
