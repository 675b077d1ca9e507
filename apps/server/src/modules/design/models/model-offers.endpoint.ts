import { listModelOffers, listOfferedModels, saveModelOffer } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { activeCodes, appsNaming, loadModel, offeredTo, offerOf, saveOffer } from '../../apps/index.ts';
import { requireDesigner } from '../rights/rights.ts';

/** Handlers check access themselves: designing is a right per application. */
const permission = 'participant';

export const listModelOffersEndpoint = defineQuery(listModelOffers, {
  permission,
  async handle({ db, actor }, { appCode }) {
    await requireDesigner(db, actor, appCode, 'look');
    const offers = [];
    for (const schemaCode of await activeCodes(db, 'model', appCode)) {
      const { name, name_i18n = {} } = (await loadModel(db, schemaCode)).definition;
      const usedBy = [...(await appsNaming(db, appCode, schemaCode))];
      offers.push({ schemaCode, name, name_i18n, mode: await offerOf(db, schemaCode), usedBy });
    }
    return offers;
  },
});

export const saveModelOfferEndpoint = defineCommand(saveModelOffer, {
  permission,
  async handle({ trx, actor }, { appCode, schemaCode, mode }) {
    await requireDesigner(trx, actor, appCode, 'publish');
    if (!(await activeCodes(trx, 'model', appCode)).includes(schemaCode)) refuse('not-found');
    await saveOffer(trx, appCode, schemaCode, mode);
    return true;
  },
});

export const listOfferedModelsEndpoint = defineQuery(listOfferedModels, {
  permission,
  async handle({ db, actor }, { appCode }) {
    await requireDesigner(db, actor, appCode, 'look');
    return [...(await offeredTo(db, appCode))];
  },
});
