/** Applications: their published documents, and the tables of their models. */
export { findModel, findPage, loadForm, loadList, loadModel, loadWorkflow } from './catalog.ts';
export { findDocument, type DocumentKey as StoredKey } from './document-store.ts';
export { afterPublishing } from './after-publishing.ts';
export { appsView, documentHeadsView, documentsView, everPublishedView, publishedView } from './document-views.ts';
export { buildIndexes, enqueueIndexes, forgetFailures, indexStates, indexWorker } from './indexes/build-indexes.ts';
export { searchIndexName } from './indexes/list-indexes.ts';
export { uniqueIndexStates, type UniqueIndexState } from './indexes/unique-index-states.ts';
export { possibleUniqueIndexes, repeatedValues } from './indexes/unique-indexes.ts';
export { lockPublishing } from './lock-publishing.ts';
export { menuFunctions, publishedFunctions } from './menu-functions.ts';
export { itemsOfModel, listsOfModel } from './model-parts.ts';
export { appsModule } from './module.ts';
export { layDocuments, type LaidDocument } from './overlay/lay-documents.ts';
export { layTable } from './overlay/lay-table.ts';
export { repeatingIfApart, requireOnePublication, type ReadVersion } from './one-publication.ts';
export { appsNaming, grantOffers, mayUseModel, offeredTo, offerOf, saveOffer, type OfferMode } from './model-offers.ts';
export { moveApp } from './move-app.ts';
export { presentApp } from './present-app.ts';
export { publishedChannel, publishedCache, cacheCurrent, markPublishing } from './published-cache.ts';
export { codeForName, publishDocuments, publishedContents } from './publish-documents.ts';
export type { Published, PublishedForm, PublishedList, PublishedModel, PublishedWorkflow } from './published.ts';
export { canonicalDecimal, decimalValue } from './storage/decimal-text.ts';
export { itemStorages } from './storage/item-storage.ts';
export { countedStatuses, repeatIndexName, repeatKey } from './storage/repeat-index.ts';
export { appRemoval, removeApp, type RemovedApp } from './remove-app.ts';
export { deactivateDocuments, storeMenu } from './store-app.ts';
export { storeDocument } from './store-document.ts';
export { documentKey, storedKey } from './stored-key.ts';
export {
  activeCodes,
  allApps,
  appsOf,
  beginApp,
  isAppOpen,
  lockApp,
  readApp,
  requireApp,
  requireFunction,
  setAppState,
} from './stored-apps.ts';
export { findUnitIssues } from './units/find-unit-issues.ts';
export { namedUnits } from './units/named-units.ts';
export { documentChanges } from './versions/document-changes.ts';
export { settingChanges } from './versions/setting-changes.ts';
/** The tables of models, and the types of their fields; forms, lists and conditions read them everywhere in the server. */
export { itemFormulaTypes } from '@inkstone/formula';
export {
  columnOf,
  isInstant,
  recordColumns,
  rowColumns,
  tableOf,
  type ItemColumn,
  type ModelTable,
  type SheetTable,
  type StoredItem,
} from '@inkstone/formula/sql';
